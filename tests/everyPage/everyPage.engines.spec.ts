import {pagesToVisit} from '../support/builtSite';
import {isHydrated, missedOn, readThrough} from '../engines/support/reading';
import {desktop, expect, phone, test} from '../engines/support/test';

const missing = '/no-such-page';

for (const path of [...pagesToVisit(), missing]) {
  test(`${path} shows all its content, logs nothing and requests nothing that its policy refuses`, async ({
    engine,
    site,
  }) => {
    for (const view of [desktop, phone]) {
      const tab = await engine.tab(view);
      await tab.open(site.url(path));
      await expect.poll(() => isHydrated(tab)).toBe(true);
      await readThrough(tab);
      await expect.poll(() => missedOn(tab)).toEqual([]);
      await tab.close();
    }
    expect([...(await engine.messages()), ...site.refused()]).toEqual([]);
  });
}
