/** @jest-environment node */
import {directivesOf, lacking} from '@site/src/tools/checkLive/checks/contentPolicy';

const hash = "'sha256-9P3UYZUI9Abp3uwjapW8Xjgy7Tq0EwvE8tdF4DrViWA='";
const needed = directivesOf(`default-src 'none'; style-src 'self' ${hash}; base-uri 'none'`);

test('the sources and directives that a page needs and its policy lacks are reported', () => {
  expect(lacking(needed, needed)).toEqual([]);
  expect(lacking(directivesOf("default-src 'none'; style-src 'self'"), needed)).toEqual([
    `style-src ${hash}`,
    'base-uri',
  ]);
});

test("'unsafe-inline' allows inline styles only if the directive has no hash", () => {
  const styles = (sources: string) => directivesOf(`default-src 'none'; style-src ${sources}; base-uri 'none'`);
  expect(lacking(styles("'self' 'unsafe-inline'"), needed)).toEqual([]);
  expect(lacking(styles("'self' 'unsafe-inline' 'sha256-other'"), needed)).toEqual([`style-src ${hash}`]);
});
