import {aboutSchema} from '../../../content/fieldSchemas';
import {didYouMean, schemaProblems, type Problem} from '../../../content/schemaProblems';
import type {Section} from '../../../content/sections';
import {countable} from '../../../build/pageEntries/counts';
import {drawingProblem, lineIcon, markIcon} from '../../../build/icons/drawings';
import type {Component} from '../../../build/mdx/contracts';
import type {RuleName} from '../../../build/mdx/finding';
import type {Prop, Tag} from '../../../build/mdx/parsedPage';
import {plainTags} from '../../../build/mdx/plainTags';
import {messages} from '../messages';
import {finding, type Rule} from '../sources';

const aboutProp = ({contract}: Component, name: string) => {
  const schema = contract.props.shape[name];
  return schema && aboutSchema(schema);
};

/** Reports a prop that names an unknown icon, brand mark, section or count. */
function nameProblem(component: Component, {name: prop, value}: Prop, sections: readonly Section[]): Problem[] {
  const refersTo = aboutProp(component, prop)?.refersTo;
  if (typeof value !== 'string' || !refersTo) return [];
  const drawing = refersTo === 'icon' ? lineIcon : refersTo === 'mark' ? markIcon : undefined;
  const missing = drawing && drawingProblem(drawing, value)?.replace(/^t/, 'T');
  if (missing) return [{name: prop, message: missing}];
  const lists: Partial<Record<typeof refersTo, readonly [string[], typeof messages.unknownSection]>> = {
    section: [sections.map(({folder}) => folder), messages.unknownSection],
    count: [countable(sections), messages.unknownCount],
  };
  const [known, message] = lists[refersTo] ?? [];
  if (!known || !message || known.includes(value)) return [];
  return [{name: prop, message: message({name: value, hint: didYouMean(value, known)})}];
}

function copyProblem({empty}: Tag, {name: tag, contract}: Component): string | undefined {
  if (contract.copy === 'none' && !empty) return messages.noText({tag});
  return contract.copy === undefined && empty ? messages.emptyComponent({tag, purpose: contract.purpose}) : undefined;
}

/** A wrong address counts as a broken link and a wrong claim as a wrong figure, not just as a wrong prop. */
function ruleOf(component: Component, prop: string): RuleName {
  if (component.name === 'Claim') return 'claims';
  return aboutProp(component, prop)?.refersTo === 'address' ? 'links' : 'props';
}

const computedProblems = ({props}: Tag): Problem[] =>
  props.filter(({computed}) => computed).map(({name}) => ({name, message: messages.computed({name})}));

/** The attributes of plain HTML. React stops at a style that is text, and at a name that only the writer knows. */
function attributeProblems(tag: Tag, allowed: readonly string[]): Problem[] {
  const listed = allowed.join(', ') || 'none';
  const unknown = tag.props.filter(({name}) => !allowed.includes(name));
  return [
    ...unknown.map(({name}) => ({name, message: messages.unknownAttribute({tag: tag.name, name, allowed: listed})})),
    ...computedProblems(tag).filter(({name}) => allowed.includes(name)),
  ];
}

function propProblems(tag: Tag, component: Component, sections: readonly Section[]): Problem[] {
  const known = tag.props.filter(({computed, name}) => !computed && name !== 'key');
  const given = Object.fromEntries(known.map(({name, value}) => [name, value]));
  const unknown = (prop: string) => messages.unknownProp({tag: tag.name, name: prop});
  const computed = computedProblems(tag);
  return [
    ...schemaProblems(component.contract.props, given, {unknown, none: 'It takes none.'}).filter((problem) =>
      computed.every(({name}) => name !== problem.name),
    ),
    ...known.flatMap((prop) => nameProblem(component, prop, sections)),
    ...computed,
  ];
}

/** The props of each component against its contract, and those of plain HTML. */
export const propsRule: Rule = (page, {components, sections}) =>
  page.tags.flatMap((tag) => {
    const component = components.get(tag.name);
    const allowed = plainTags.get(tag.name);
    if (!component && !allowed) return [];
    const problems = component ? propProblems(tag, component, sections) : attributeProblems(tag, allowed ?? []);
    const copy = component && copyProblem(tag, component);
    return [
      ...problems.map(({name, message}) => {
        const at = tag.props.find((prop) => prop.name === name)?.at ?? tag.at;
        const whole = message.startsWith('<') ? message : messages.ofProp({tag: tag.name, problem: message});
        return finding(page, component ? ruleOf(component, name) : 'props', at, whole);
      }),
      ...(tag.spread ? [finding(page, 'props', tag.at, messages.spread({tag: tag.name}))] : []),
      ...(copy ? [finding(page, 'props', tag.at, copy)] : []),
    ];
  });
