// The address of an imported picture or font.
module.exports = '/file';
