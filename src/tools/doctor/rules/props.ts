import {aboutSchema, type Reference} from '../../../content/fieldSchemas';
import {didYouMean, schemaProblems, type Problem} from '../../../content/schemaProblems';
import type {Section} from '../../../content/sections';
import {countable} from '../../../build/pageEntries/counts';
import {lineGlyph, markGlyph} from '../../../build/icons/drawings';
import type {Component} from '../../../build/mdx/contracts';
import type {Finding, RuleName} from '../../../build/mdx/finding';
import type {ParsedPage, Tag} from '../../../build/mdx/parsedPage';
import {plainTags} from '../../../build/mdx/plainTags';
import {messages} from '../messages';
import {finding, type Rule} from '../sources';

const lookUp: Partial<Record<Reference, (name: string) => unknown>> = {icon: lineGlyph, mark: markGlyph};

/** Reports icons and brand marks that do not exist. */
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

/** Reports names of sections, or of what can be counted, that do not exist. */
function nameProblems(tag: Tag, {contract}: Component, sections: readonly Section[]): Problem[] {
  const folders = sections.map(({folder}) => folder);
  return tag.props.flatMap(({name, value}) => {
    const schema = contract.props.shape[name];
    const refersTo = schema && aboutSchema(schema).refersTo;
    if (typeof value !== 'string') return [];
    if (refersTo === 'section' && !folders.includes(value))
      return [{name, message: messages.unknownSection({name: value, hint: didYouMean(value, folders)})}];
    const known = countable(sections);
    return refersTo === 'count' && !known.includes(value)
      ? [{name, message: messages.unknownCount({name: value, hint: didYouMean(value, known)})}]
      : [];
  });
}

function copyProblem(tag: Tag, {name, contract}: Component): string | undefined {
  if (contract.copy === 'none' && !tag.empty) return messages.noText({tag: name});
  if (contract.copy === undefined && tag.empty) {
    return messages.emptyComponent({tag: name, purpose: contract.purpose});
  }
  return undefined;
}

/** A wrong address counts as a broken link and a wrong claim as a wrong figure, not just as a wrong prop. */
function ruleOf(tag: Tag, {contract}: Component, name: string): RuleName {
  const schema = contract.props.shape[name];
  if (tag.name === 'Claim') return 'claims';
  return schema && aboutSchema(schema).refersTo === 'address' ? 'links' : 'props';
}

/** The attributes of plain HTML. React stops at a style that is text, and at a name that only the writer knows. */
function plainFindings(page: ParsedPage, {name, props, spread, at: tagAt}: Tag, allowed: readonly string[]): Finding[] {
  const listed = allowed.join(', ') || 'none';
  const found = props.flatMap(({name: prop, computed, at}) => {
    if (!allowed.includes(prop))
      return [finding(page, 'props', at, messages.unknownAttribute({tag: name, name: prop, allowed: listed}))];
    return computed
      ? [finding(page, 'props', at, messages.ofProp({tag: name, problem: messages.computed({name: prop})}))]
      : [];
  });
  return spread ? [...found, finding(page, 'props', tagAt, messages.spread({tag: name}))] : found;
}

/** The props of each component against its contract, and those of plain HTML. */
export const propsRule: Rule = (page, {components, sections}) =>
  page.tags.flatMap((tag) => {
    const allowed = plainTags.get(tag.name);
    if (allowed) return plainFindings(page, tag, allowed);
    const component = components.get(tag.name);
    if (!component) return [];
    const {contract, name} = component;
    const known = tag.props.filter((prop) => !prop.computed && prop.name !== 'key');
    const given = Object.fromEntries(known.map((prop) => [prop.name, prop.value]));
    const computed = tag.props.filter((prop) => prop.computed).map((prop) => prop.name);
    const wording = {unknown: (prop: string) => messages.unknownProp({tag: name, name: prop}), none: 'It takes none.'};
    const problems = [
      ...schemaProblems(contract.props, given, wording).filter((problem) => !computed.includes(problem.name)),
      ...drawingProblems(tag, component),
      ...nameProblems(tag, component, sections),
      ...computed.map((prop) => ({name: prop, message: messages.computed({name: prop})})),
    ];
    const found = problems.map((problem) => {
      const at = tag.props.find((prop) => prop.name === problem.name)?.at ?? tag.at;
      const message = problem.message.startsWith(`<${name}>`)
        ? problem.message
        : messages.ofProp({tag: name, problem: problem.message});
      return finding(page, ruleOf(tag, component, problem.name), at, message);
    });
    if (tag.spread) found.push(finding(page, 'props', tag.at, messages.spread({tag: name})));
    const copy = copyProblem(tag, component);
    return copy ? [...found, finding(page, 'props', tag.at, copy)] : found;
  });
