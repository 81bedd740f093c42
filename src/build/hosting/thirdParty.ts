// cspell:ignore licence
import type {Plugin} from '@docusaurus/types';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {company} from '../../company';
import {typefaces} from '../../company/typefaces';

type Module = {nameForCondition?: () => string | null | undefined; modules?: Module[] | null};
type Compiler = {
  outputPath: string;
  hooks: {
    afterEmit: {
      tapPromise: (name: string, listener: (compilation: {modules: Iterable<Module>}) => Promise<void>) => void;
    };
  };
};

type Manifest = {name: string; version: string; license?: string; homepage?: string};

/** Drawn or subset at build time, so these ship without passing through the bundler as modules. */
const drawn = ['lucide', 'simple-icons', ...Object.values(typefaces)];

async function licenseText(folder: string): Promise<string> {
  const file = (await readdir(folder)).sort().find((name) => /^(license|licence|copying)/i.test(name));
  return file ? (await readFile(path.join(folder, file), 'utf8')).trim() : 'The package includes no license text.';
}

async function entry(folder: string): Promise<[name: string, text: string]> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const {name, version, license = 'see below', homepage = ''} = manifest;
  const head = [`${name} ${version}`, `License: ${license}`, ...(homepage ? [homepage] : [])];
  const text = (await licenseText(folder)).replace(/\r\n/g, '\n');
  return [`${name} ${version}`, [...head, '', text].join('\n')];
}

/** The folders of all packages that the bundler ships to browsers. */
function bundledIn(modules: Iterable<Module>): Set<string> {
  const folders = new Set<string>();
  const visit = (module: Module) => {
    const file = module.nameForCondition?.() ?? '';
    const folder = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
    if (folder) folders.add(folder);
    module.modules?.forEach(visit);
  };
  for (const module of modules) visit(module);
  return folders;
}

async function thirdParty(folders: readonly string[]): Promise<string> {
  const texts = new Map(await Promise.all(folders.map(entry)));
  const listed = [...texts.keys()].sort();
  const rule = '-'.repeat(72);
  return [
    `The website of ${company.name} contains these third-party works:`,
    '',
    ...listed.map((name) => `  ${name}`),
    ...listed.flatMap((name) => ['', rule, '', texts.get(name) ?? '']),
    '',
  ].join('\n');
}

/** Writes `third-party.txt`, the list of every package that ships. */
export default function thirdPartyPlugin(): Plugin {
  const apply = (compiler: Compiler) =>
    compiler.hooks.afterEmit.tapPromise('third-party', async ({modules}) => {
      const folders = [...bundledIn(modules), ...drawn.map((name) => path.join('node_modules', name))];
      await writeFile(path.join(compiler.outputPath, 'third-party.txt'), await thirdParty(folders));
    });
  return {
    name: 'third-party',
    configureWebpack: ({mode}, isServer) => (isServer || mode !== 'production' ? {} : {plugins: [{apply}]}),
  };
}
