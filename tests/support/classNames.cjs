// A CSS module that keeps the names of its classes: styles.hero is 'hero'.
module.exports = new Proxy({__esModule: false}, {get: (_, name) => (name === '__esModule' ? false : String(name))});
