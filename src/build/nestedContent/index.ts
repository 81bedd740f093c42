import type {Plugin} from '@docusaurus/types';

type Rule = {test?: unknown; include: string[]; exclude?: unknown};

const isMdxRule = (rule: unknown): rule is Rule => {
  const {test, include} = (rule ?? {}) as Partial<Rule>;
  return test instanceof RegExp && test.test('x.mdx') && Array.isArray(include);
};

/** Policies are inside the folder of the pages plugin. Without this, both plugins compile them and the build fails. */
export default function nestedContentPlugin(): Plugin {
  return {
    name: 'nested-content',
    configureWebpack(config) {
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
