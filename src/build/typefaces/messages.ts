type Family = {family: string};

/** Why a typeface cannot be used. Each follows the role of the typeface. */
export const messages = {
  notInstalled: ({name}: {name: string}) =>
    `names the package ${name}, which is not installed. Run: npm install ${name}`,
  refused: ({family, why}: Family & {why: string}) =>
    `cannot be ${family}: it ${why}. Choose another one at https://fontsource.org.`,
  noUpright: 'has no upright letters of several weights',
  range: ({least, most, min, max}: Record<'least' | 'most' | 'min' | 'max', number>) =>
    `has weights from ${least} to ${most}, but the site needs ${min} to ${max}`,
  weights: ({has, needs}: {has: string; needs: string}) => `has only the weights ${has}, but the site needs ${needs}`,
  characters: ({characters, file}: {characters: string; file: string}) =>
    `does not have ${characters}, which ${file} uses`,
  unmeasurable: ({family}: Family) => `${family} cannot be measured: its file holds several fonts.`,
};
