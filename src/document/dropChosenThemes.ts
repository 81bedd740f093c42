import type {Plugin, Rule} from 'postcss';

const choice = /\[data-theme=/;
const noChoice = /:not\(\[data-theme\]\)/g;

function dropChoice(rule: Rule): void {
  const kept = rule.selectors.filter((selector) => !choice.test(selector));
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept.map((selector) => selector.replace(noChoice, ''));
}

/** Without the button nobody chooses a theme: what is for a choice goes, and what is for none always holds. */
export const dropChosenThemes: Plugin = {
  postcssPlugin: 'drop-chosen-themes',
  Once(root) {
    // Gathered first: a walk passes over what follows a removed rule in a layer that the layers' plugin made.
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    rules.forEach(dropChoice);
  },
};
