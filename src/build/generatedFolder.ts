/** The engine's folder of generated files. `npm start` has one of its own, so that a build beside it changes nothing there. */
export const generatedFolder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
