// A CSS module whose every class is called as it is written: styles.hero is 'hero'.
module.exports = new Proxy({__esModule: false}, {get: (_, name) => (name === '__esModule' ? false : String(name))});
