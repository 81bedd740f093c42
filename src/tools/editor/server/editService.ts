import {applyPatch, reversePatch, structuredPatch} from 'diff';
import type {Node} from 'prosemirror-model';
import {parsePage} from '../../../mdx/parse';
import {Refusal} from '../../../content/refusal';
import {diagnose, readSite} from '../../doctor/diagnose';
import {isPolicy, readChanges, summarize} from '../../submit/changes';
import {gitIn} from '../../submit/git';
import {messages} from '../messages';
import type {ChangeSummary, Responses, DocJson, Saved} from '../protocol';
import {schema} from '../schema/schema';
import {setField} from '../source/fields';
import {settleImports} from '../source/imports';
import {setProp} from '../source/props';
import {contentOf, writeFlow} from '../source/writeFlow';
import {catalogOf} from './catalog';
import {runCommand} from './commands';
import {hashOf, readCopy, writeCopy} from './files';
import {mergeChanges} from './merge';
import {addWord, findingsOf, newFindings} from './findings';
import {offersIn} from './offers';
import {fieldsOf, openFile, pageFileOf, type OpenFile} from './openFile';
import {Photos} from './photo';
import type {Requests} from './requests';

/** Reads a document from the browser. Throws if it does not fit the schema. */
function docOf(json: DocJson): Node {
  const doc = schema.nodeFromJSON(json);
  doc.check();
  if (doc.type.name !== 'doc' && doc.type.name !== 'words') throw new Error(messages.badRequest);
  return doc;
}

function withValue({page, components, site}: OpenFile, {component, name, value}: Requests['set']): string {
  if (component === undefined) return setField(page.text, name, value, Object.keys(fieldsOf(page)));
  const placed = components[component];
  if (!placed) throw new Refusal(messages.isGone);
  const order = Object.keys(site.components.get(placed.name)?.props.shape ?? {});
  return setProp(page.text, placed, name, value, order);
}

/** What differs from the last commit, as `npm run submit` summarizes it. */
export async function changesSince(root: string): Promise<ChangeSummary[]> {
  const git = gitIn(root);
  const {changes} = await readChanges(git);
  return Promise.all(
    changes.map(async (one) => ({kind: isPolicy(one) ? 'policies' : 'pages', ...(await summarize(one, git))})),
  );
}

type Step = {file: string; before: string; after: string};

export type EditService = {
  [Name in keyof Requests]: (request: Requests[Name]) => Responses[Name] | Promise<Responses[Name]>;
};

/** Reads and changes the pages of the site. What is refused throws a `Refusal`. */
export function openEditService(root: string): EditService {
  const done: Step[] = [];
  const undone: Step[] = [];
  const photos = new Photos(root);

  const open = (file: string): OpenFile => {
    const opened = openFile(file, readSite(root));
    if (!opened) throw new Refusal(messages.isGone);
    return opened;
  };
  const saved = (file: string): Saved => ({saved: pageFileOf(open(file))});

  /** Changes a file, unless the doctor refuses the change. */
  const change = (opened: OpenFile, changed: string): Saved => {
    const {page, site} = opened;
    const {file, text: before} = page;
    const after = settleImports(parsePage(file, changed, site.sections), site.components);
    if (after === before) return {saved: pageFileOf(opened)};
    try {
      photos.writeFor(file, after);
      const [finding] = newFindings(opened, after);
      if (finding) throw new Refusal(finding);
      if (readCopy(root, file) !== before) throw new Refusal(messages.changedElsewhere);
      writeCopy(root, file, after);
    } finally {
      photos.removeUnused(readSite(root).pages);
    }
    done.push({file, before, after});
    undone.length = 0;
    return saved(file);
  };

  const write = ({file, at, was: old, doc, keepMine = false}: Requests['write']): Responses['write'] => {
    const opened = open(file);
    const {flows, page} = opened;
    const [was, mine] = [docOf(old), docOf(doc)];
    const same = flows.filter((flow) => contentOf(flow.doc) === contentOf(was));
    const flow =
      same.find((one) => one.at === at) ?? (same.length === 1 ? same[0] : flows.find((one) => one.at === at));
    if (!flow) throw new Refusal(messages.isGone);
    // If somebody changed another block of the same flow, both changes are kept.
    const wanted = same.includes(flow) ? mine : mergeChanges({was, theirs: flow.doc, mine, keepMine});
    if (!wanted) return {conflict: {theirs: flow.doc.toJSON() as DocJson, now: pageFileOf(opened)}};
    const offered = (offer: string) => offersIn(flow, opened).find(({value}) => value === offer)?.source;
    return change(opened, writeFlow(page.text, flow, wanted, offered));
  };

  const set = (request: Requests['set']): Saved => {
    const opened = open(request.file);
    if (hashOf(opened.page.text) !== request.hash) throw new Refusal(messages.changedElsewhere);
    return change(opened, withValue(opened, request));
  };

  const stepHistory = ({direction}: Requests['stepHistory']): Saved => {
    const [from, to] = direction === 'undo' ? [done, undone] : [undone, done];
    const step = from.at(-1);
    if (!step) throw new Refusal(direction === 'undo' ? messages.nothingToUndo : messages.nothingToRedo);
    const {file, before, after} = step;
    const patch = structuredPatch(file, file, before, after, '', '', {context: 1});
    const next = applyPatch(readCopy(root, file), direction === 'undo' ? reversePatch(patch) : patch, {
      autoConvertLineEndings: false,
    });
    if (next === false) throw new Refusal(messages.cannotUndo);
    photos.writeFor(file, next);
    writeCopy(root, file, next);
    photos.removeUnused(readSite(root).pages);
    to.push(...from.splice(-1));
    return saved(file);
  };

  return {
    read: ({files}) => {
      const site = readSite(root);
      return {files: files.flatMap((file) => openFile(file, site) ?? []).map(pageFileOf)};
    },
    catalog: () => catalogOf(readSite(root)),
    write,
    set,
    offers: ({file, at}) => {
      const opened = open(file);
      const flow = opened.flows.find((one) => one.at === at);
      const offers = flow ? offersIn(flow, opened) : [];
      return {offers: offers.map(({value, words, about}) => ({value, words, about}))};
    },
    photo: (request) => photos.add(request),
    stepHistory,
    findings: async ({file}) => ({
      findings: findingsOf(await diagnose(root), readSite(root), file === undefined ? undefined : open(file)),
    }),
    addWord: ({word}) => {
      addWord(root, word);
      return {};
    },
    changes: async () => ({changes: await changesSince(root)}),
    command: (request) => runCommand(root, request),
  };
}
