import {existsSync} from 'node:fs';
import {typefaces} from '../../src/company/typefaces';
import {filesIn, read} from '../support/files';
import {importsOf} from './imports';

type Manifest = {dependencies: Record<string, string>; devDependencies: Record<string, string>};

const manifest = JSON.parse(read('package.json')) as Manifest;
const versions = {...manifest.dependencies, ...manifest.devDependencies};

/** The packages in the first column of the README's tables of dependencies, which leave out the company's typefaces. */
const explained = (read('README.md').split('\n## Dependencies\n')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

describe('dependencies', () => {
  test('are each explained in the README', () => {
    const known = [...explained, ...Object.values(typefaces)];
    const silent = Object.keys(versions).filter((name) => !known.includes(name));
    expect(silent.map((name) => `${name} has no reason. Add a row to the table in README.md, or drop it.`)).toEqual([]);
  });

  test('include every package that a file imports', () => {
    const nameOf = (target: string) => target.split('/', target.startsWith('@') ? 2 : 1).join('/');
    const isPackage = (name: string) => existsSync(`node_modules/${name}`) || existsSync(`node_modules/@types/${name}`);
    const strange = [...filesIn('src'), ...filesIn('tests')]
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .flatMap((file) => importsOf(file).map(({target}) => ({file, name: nameOf(target)})))
      .filter(({name}) => isPackage(name) && !(name in versions) && !(`@types/${name}` in versions));
    expect(strange.map(({file, name}) => `${file} imports ${name}, which package.json does not list.`)).toEqual([]);
  });

  test('that were removed are not explained in the README', () => {
    const gone = explained.filter((name) => !(name in versions));
    expect(gone.map((name) => `${name} is in the table of README.md but not in package.json.`)).toEqual([]);
  });

  test('have exact versions', () => {
    const loose = Object.entries(versions).filter(([, version]) => !/^(npm:typescript@)?\d+\.\d+\.\d+$/.test(version));
    expect(loose.map(([name, version]) => `${name} is "${version}". Name one version.`)).toEqual([]);
  });

  test('are locked without a registry URL', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});
