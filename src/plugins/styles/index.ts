import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

type CssLoader = {options?: {modules?: {localIdentName?: string}}};

const sheets = ['fonts', 'tokens', 'base', 'preferences'];

const isPresetEnv = (plugin: unknown) => Array.isArray(plugin) && /postcss-preset-env/.test(String(plugin[0]));

/** In a build a class goes by its hash alone: its name would be a fiftieth of every page. */
function shortenClasses(rules: unknown): void {
  for (const {use} of rules as {use?: CssLoader[]}[]) {
    for (const {options} of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[contenthash:base64:5]';
    }
  }
}

/**
 * The global style sheets. The preset would load them before the order of the layers is declared, and the first
 * mention of a layer decides its place: `preferences` would be weaker than every component.
 */
export default function stylesPlugin(): Plugin {
  const folder = path.join(__dirname, '..', '..', 'css');
  return {
    name: 'styles',
    // Every browser of our list reads CSS as we write it, and the minifier puts right what one does not: the engine's
    // own pass over each sheet changed nothing and took a tenth of a build. Nor is there a configuration to look for,
    // which the loader did in every folder up to the root, for each sheet under a dozen names.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    configureWebpack({mode, module}) {
      if (mode === 'production') shortenClasses(module?.rules);
      return {};
    },
    getClientModules: () => sheets.map((sheet) => path.join(folder, `${sheet}.css`)),
  };
}
