type Imported = {__esModule?: boolean; default?: unknown};

/** The only helper of tslib that Docusaurus calls in a browser; the others would be three kilobytes on every page. */
export const __importDefault = (imported: Imported): Imported => (imported.__esModule ? imported : {default: imported});
