type Imported = {__esModule?: boolean; default?: unknown};

/** The one helper of tslib that the engine's modules call in a browser; the others are three kilobytes on every page. */
export const __importDefault = (imported: Imported): Imported => (imported.__esModule ? imported : {default: imported});
