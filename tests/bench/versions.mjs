// Publishes many made-up versions in a scratch clone, to measure how a build grows with the archive:
//
//   git clone . ../scratch && node tests/bench/versions.mjs ../scratch 40
//
// Never run it on the repository itself. What it found is in docs/decisions.
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const [, , folder, wanted = '40'] = process.argv;
if (!folder || path.resolve(folder) === process.cwd()) throw new Error('Name the folder of a scratch clone.');

const at = (file) => path.join(folder, file);
const read = (file) => readFileSync(at(file), 'utf8');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const dayAfter = (day, count) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

function write(file, text) {
  mkdirSync(path.dirname(at(file)), {recursive: true});
  writeFileSync(at(file), text);
  return createHash('sha256').update(text).digest('hex');
}

/** One number, one sentence and one list item, in place of the last round's: no text grows, so only the archive does. */
const edit = (text, round) =>
  text
    .replace(/\n\nChange number \d+ adds this sentence\./, '')
    .replace(/\n- what round \d+ of changes added/, '')
    .replace(/(\d+) days/, `${30 + round} days`)
    .replace(/\n\n## 9\./, `\n\nChange number ${round} adds this sentence.\n\n## 9.`)
    .replace(/\n- /, `\n- what round ${round} of changes added\n- `);

const record = JSON.parse(read('versioned_docs/record.json'));
const versions = JSON.parse(read('versions.json'));
while (versions.length < Number(wanted)) {
  const [last] = versions;
  const version = dayAfter(last, 20);
  const rows = record.versions
    .filter((row) => row.version === last)
    .map((row) => {
      const text = read(`versioned_docs/version-${last}/${row.policy}.mdx`);
      const sha256 = write(`versioned_docs/version-${version}/${row.policy}.mdx`, edit(text, versions.length));
      return {...row, version, publishedOn: dayAfter(version, -30), sha256};
    });
  record.versions.unshift(...rows);
  versions.unshift(version);
}
write('versions.json', json(versions));
write('versioned_docs/record.json', json(record));
