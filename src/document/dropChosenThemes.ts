import type {Plugin, Rule} from 'postcss';

const choice = /\[data-theme=/;
const noChoice = /:not\(\[data-theme\]\)/g;

function dropChoice(rule: Rule): void {
  const selectors = rule.selectors.filter((selector) => !choice.test(selector));
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors.map((selector) => selector.replace(noChoice, ''));
}

/** Without the theme button, drops rules for a chosen theme and makes rules for no chosen theme unconditional. */
export const dropChosenThemes: Plugin = {
  postcssPlugin: 'drop-chosen-themes',
  Once(root) {
    // Collected first, because a walk skips rules after a removed one in layers that the cascade layers plugin made.
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    rules.forEach(dropChoice);
  },
};
