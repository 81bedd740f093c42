import {aboutSchema, type Reference} from '../../../catalogue/fieldSchemas';
import {didYouMean, schemaProblems, type Problem} from '../../../catalogue/schemaProblems';
import type {Section} from '../../../catalogue/sections';
import {lineGlyph, markGlyph} from '../../glyphs/drawings';
import type {Component} from '../contracts';
import type {RuleName} from '../finding';
import type {Tag} from '../parsedPage';
import {finding, type Rule} from '../sources';

const lookUp: Partial<Record<Reference, (name: string) => unknown>> = {icon: lineGlyph, mark: markGlyph};

/** Whether an icon or a brand mark of this name is there. */
function drawingProblems(tag: Tag, {contract}: Component): Problem[] {
  return tag.props.flatMap(({name, value}) => {
    const schema = contract.props.shape[name];
    const draw = schema && lookUp[aboutSchema(schema).refersTo ?? 'anchor'];
    if (!draw || typeof value !== 'string') return [];
    try {
      draw(value);
      return [];
    } catch (error) {
      const {message} = error as Error;
      return [{name, message: message.replace(/^t/, 'T')}];
    }
  });
}

/** Whether there is a section of this name. */
function sectionProblems(tag: Tag, {contract}: Component, sections: readonly Section[]): Problem[] {
  const folders = sections.map(({folder}) => folder);
  return tag.props.flatMap(({name, value}) => {
    const schema = contract.props.shape[name];
    const isSection = schema && aboutSchema(schema).refersTo === 'section';
    if (!isSection || typeof value !== 'string' || folders.includes(value)) return [];
    return [{name, message: `There is no section "${value}".${didYouMean(value, folders)}`}];
  });
}

function copyProblem(tag: Tag, {name, contract}: Component): string | undefined {
  if (contract.copy === 'none' && !tag.empty) return `<${name}> takes no text. Write <${name} /> and nothing between.`;
  if (contract.copy === undefined && tag.empty) {
    return `<${name}> is empty. ${contract.purpose} Write its text between <${name}> and </${name}>.`;
  }
  return undefined;
}

/** An action without a target is a dead end, a figure without a claim a wrong promise: they are told as such. */
function ruleOf(tag: Tag, {contract}: Component, name: string): RuleName {
  const schema = contract.props.shape[name];
  if (tag.name === 'Claim') return 'claims';
  return schema && aboutSchema(schema).refersTo === 'address' ? 'links' : 'props';
}

/** The props of each component against its contract. */
export const propsRule: Rule = (page, {components, sections}) =>
  page.tags.flatMap((tag) => {
    const component = components.get(tag.name);
    if (!component) return [];
    const {contract, name} = component;
    const known = tag.props.filter((prop) => !prop.computed && prop.name !== 'key');
    const given = Object.fromEntries(known.map((prop) => [prop.name, prop.value]));
    const computed = tag.props.filter((prop) => prop.computed).map((prop) => prop.name);
    const wording = {unknown: `no prop of <${name}>`, none: 'It takes none.'};
    const problems = [
      ...schemaProblems(contract.props, given, wording).filter((problem) => !computed.includes(problem.name)),
      ...drawingProblems(tag, component),
      ...sectionProblems(tag, component, sections),
      ...computed.map((prop) => ({
        name: prop,
        message: `"${prop}" is computed. A page gives plain values, such as ${prop}="text".`,
      })),
    ];
    const found = problems.map((problem) => {
      const at = tag.props.find((prop) => prop.name === problem.name)?.at ?? tag.at;
      return finding(page, ruleOf(tag, component, problem.name), at, `<${name}>: ${problem.message}`);
    });
    if (tag.spread)
      found.push(finding(page, 'props', tag.at, `<${name}>: {...} hides what is given. Write the props one by one.`));
    const copy = copyProblem(tag, component);
    return copy ? [...found, finding(page, 'props', tag.at, copy)] : found;
  });
