import type {Plugin} from '@docusaurus/types';

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Rule = {test?: unknown; include: string[]; exclude?: unknown};

const isMdxRule = (rule: unknown): rule is Rule => {
  const {test, include} = (rule ?? {}) as Partial<Rule>;
  return test instanceof RegExp && test.test('x.mdx') && Array.isArray(include);
};

/**
 * `pages/` mirrors the addresses, so the policies of the docs plugin are inside the folder of the pages plugin.
 * Without this, both plugins compile `pages/legal/*.mdx` and the build fails.
 */
export default function nestedContentPlugin(): Plugin {
  return {
    name: 'nested-content',
    configureWebpack(config: Config) {
      const rules = ((config.module?.rules ?? []) as unknown[]).filter(isMdxRule);
      for (const rule of rules) {
        const nested = rules
          .flatMap((other) => other.include)
          .filter((folder) => rule.include.some((own) => folder !== own && folder.startsWith(own)));
        if (nested.length > 0) rule.exclude = nested;
      }
      return {};
    },
  };
}
