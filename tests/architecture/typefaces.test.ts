import postcss from 'postcss';
import {needOf, roles, type Role} from '../../src/build/typefaces/needs';
import {filesIn, read} from '../support/files';

const sheets = filesIn('src').filter((file) => file.endsWith('.css'));

type Asked = {file: string; value: string; role: Role | undefined; weight: number | undefined; isStray: boolean};

function askedIn(file: string): Asked[] {
  const found: Asked[] = [];
  postcss.parse(read(file)).walkDecls(/^font(-family|-weight)?$/, ({prop, value}) => {
    const named = roles.find((name) => value.includes(`var(--font-${name})`));
    // The letters of a headline are those of the other headlines, and come with the page.
    const role = value.includes('var(--font-headline)') ? 'display' : named;
    const [weight] = /(?<!\S)[1-9]\d\d(?!\S)/.exec(value) ?? [];
    const isStray = prop !== 'font-weight' && !role && !/^inherit$|monospace$/.test(value);
    found.push({file, value, role, weight: weight ? Number(weight) : undefined, isStray});
  });
  return found;
}

const asked = sheets.flatMap(askedIn);

test('styles ask for the typefaces by their roles', () => {
  const strays = asked.filter(({isStray}) => isStray);
  expect(
    strays.map(({file, value}) => `${file} asks for "${value}". Use var(--font-text) or var(--font-display).`),
  ).toEqual([]);
});

test('styles ask for no weight that is not served', () => {
  const inRole = (role: Role, weight: number) => {
    const {min, max} = needOf(role, []).weights;
    return weight >= min && weight <= max;
  };
  const strays = asked.filter(
    ({role, weight}) => weight !== undefined && !(role ? [role] : roles).some((name) => inRole(name, weight)),
  );
  expect(
    strays.map(({file, value}) => `${file} asks for "${value}". src/build/typefaces/needs.ts serves no such weight.`),
  ).toEqual([]);
});
