// Starts every command of package.json: `node src/cli/run.mjs <command> [arguments]`. Plain JavaScript without
// dependencies or new syntax, because it runs before they are installed, and on old versions of Node.
import {spawnSync} from 'child_process';
import fs from 'fs';
import {createRequire} from 'module';
import path from 'path';
import {fileURLToPath} from 'url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const neededNode = 20;
const modes = {start: 'development', test: 'test'};

function stop(message) {
  console.error(message);
  process.exit(1);
}

function checkNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return;
  stop(
    `This site needs Node ${neededNode} or newer, and this is Node ${process.versions.node}. ` +
      'Install a newer version from nodejs.org, then try again.',
  );
}

/** Tests and benchmarks are outside `src/cli`, because they are not part of the site. */
function fileOf(name) {
  const files = ['src/cli', 'tests/run', 'tests/bench'].map((folder) => path.join(root, folder, `${name}.ts`));
  return files.find((file) => fs.existsSync(file)) || stop(`There is no command "${name}".`);
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    return undefined;
  }
}

/** Whether npm's record of node_modules matches the lockfile; optional packages for other platforms may be missing. */
function agreesWithLockfile() {
  const wanted = readJson('package-lock.json');
  const present = readJson('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.keys(wanted.packages).every((name) => {
    const entry = wanted.packages[name];
    const found = present.packages[name];
    if (name === '' || (!found && entry.optional)) return true;
    return Boolean(found) && found.version === entry.version;
  });
}

function install() {
  console.log('Installing the dependencies; this takes a minute or two the first time.');
  // Dev dependencies always, whatever NODE_ENV says: the build and the tests need them.
  const flags = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', flags.concat('--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=8000'), {
    stdio: 'inherit',
    env: Object.assign({}, process.env, {PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1'}),
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return;
  stop(
    'The dependencies could not be installed. That takes npm 10 or newer (npm install --global npm@11) ' +
      'and a connection to its registry.',
  );
}

function fail(error) {
  // A data file that cannot be read stops every command.
  const broken = error && /^(.+\.json): .* position (\d+)/.exec(error.message);
  if (broken) {
    const line = fs.readFileSync(broken[1], 'utf8').slice(0, broken[2]).trimEnd().split('\n').length;
    const instead = 'Write every word in quotation marks ("), and a comma between two lines.';
    stop(`${path.relative(root, broken[1])}:${line} This cannot be read. ${instead}`);
  }
  // A Refusal is a message for the user; anything else is a bug and needs its stack trace.
  stop(error && error.name === 'Refusal' ? error.message : error);
}

async function run(file, args) {
  const load = createRequire(import.meta.url)('jiti')(root, {interopDefault: true, alias: {'@site': root}});
  const start = load(file);
  if (args.includes('--help')) return console.log(load('./src/cli/support/readArguments.ts').usageOf(start.help));
  const code = await start(args);
  if (typeof code === 'number') process.exitCode = code;
}

const name = process.argv[2];
process.chdir(root);
// `.env` sets what the environment does not; early versions of Node 20 cannot load it.
if (fs.existsSync('.env') && process.loadEnvFile) process.loadEnvFile('.env');
checkNode();
const command = fileOf(name);
if (!agreesWithLockfile()) install();
process.env.NODE_ENV = modes[name] || 'production';
run(command, process.argv.slice(3)).catch(fail);
