import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Module = {nameForCondition?: () => string | null | undefined; modules?: Module[] | null};
type Compilation = {modules: Iterable<Module>};
type Compiler = {
  hooks: {afterEmit: {tap: (name: string, listener: (compilation: Compilation) => void) => void}};
};

export const bundledPackagesFile = (generatedFilesDir: string) =>
  path.join(generatedFilesDir, 'hosting', 'bundledPackages.json');

const packageOf = (file: string) => /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];

/** Records the folders of all packages that the bundler ships to browsers. */
const recordPackages = (generatedFilesDir: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('record-packages', ({modules}) => {
      const folders = new Set<string>();
      const visit = (module: Module) => {
        const folder = packageOf(module.nameForCondition?.() ?? '');
        if (folder) folders.add(folder);
        module.modules?.forEach(visit);
      };
      for (const module of modules) visit(module);
      const file = bundledPackagesFile(generatedFilesDir);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify([...folders].sort()));
    });
  },
});

/** Records what is bundled into the site. The files for the host are written after the build; see afterBuild.ts. */
export default function hostingPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'hosting',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [recordPackages(generatedFilesDir)]}),
  };
}
