const path = require('node:path');

/** Imported copy is the name of its file. */
module.exports = {process: (_, file) => ({code: `module.exports = () => ${JSON.stringify(path.basename(file))};`})};
