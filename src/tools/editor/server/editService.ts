import {applyPatch, reversePatch, structuredPatch} from 'diff';
import type {Node} from 'prosemirror-model';
import {parsePage} from '../../../build/mdx/parse';
import {aboutSchema} from '../../../content/fieldSchemas';
import {diagnose, readSite} from '../../doctor/diagnose';
import {messages} from '../messages';
import type {Answers, DocJson, Refused, Saved} from '../protocol';
import {merged} from '../schema/merge';
import {schema} from '../schema/schema';
import {addBeside, duplicate, move, remove} from '../source/blocks';
import type {Placed} from '../source/components';
import {CannotWrite} from '../source/errors';
import {setField} from '../source/fields';
import {settleImports} from '../source/imports';
import {setProp} from '../source/props';
import {signOf, writeFlow} from '../source/writeFlow';
import {strangerIn} from './allowed';
import {catalogOf, chipsOf} from './catalog';
import {changesSince} from './changes';
import {runCommand} from './commands';
import {hashOf, readCopy, writeCopy} from './files';
import {addWord, findingsOf, newFindings} from './findings';
import {offersIn} from './offers';
import {fieldsOf, openFile, pageFileOf, withMark, type OpenFile} from './openFile';
import {Photos} from './photo';
import type {Asked} from './requests';

const refuse = (refused: string): Refused => ({refused});

/** A document that the page sent. Throws if it is not one that a flow can be. */
function docOf(json: DocJson): Node {
  const doc = schema.nodeFromJSON(json);
  doc.check();
  if (doc.type.name !== 'doc' && doc.type.name !== 'words') throw new Error(messages.badRequest);
  return doc;
}

function partAt({parts}: OpenFile, at: number): Placed {
  const placed = parts[at];
  if (!placed) throw new CannotWrite(messages.partIsGone);
  return placed;
}

function withValue(open: OpenFile, {part, name, value}: Asked['set']): string {
  const {text, site} = open;
  // A switch that is off is left out, as in a published page without a draft.
  const wanted = value === false ? undefined : value;
  if (part === undefined) {
    const shape = fieldsOf(open);
    if (!Object.hasOwn(shape, name)) throw new CannotWrite(messages.noField({name}));
    return setField(text, name, wanted, Object.keys(shape));
  }
  const placed = partAt(open, part);
  const shape = site.components.get(placed.name)?.props.shape ?? {};
  if (!Object.hasOwn(shape, name)) throw new CannotWrite(messages.noProp({component: placed.name, name}));
  if (typeof wanted === 'object') throw new CannotWrite(messages.noList({name}));
  return setProp(text, placed, {name, value: wanted, order: Object.keys(shape)});
}

function withMove(open: OpenFile, {part, how}: Asked['move']): string {
  const {text, site} = open;
  const placed = partAt(open, part);
  if (how === 'remove') return remove(text, placed);
  if (how !== 'duplicate') return move(text, placed, how);
  const shape = site.components.get(placed.name)?.props.shape ?? {};
  const anchors = Object.entries(shape).filter(([, one]) => aboutSchema(one).refersTo === 'anchor');
  return duplicate(text, placed, new Set(anchors.map(([name]) => name)));
}

const offersBeside = ({page, site}: OpenFile, {around = '', name}: Placed) => offersIn(around, page, site, name);

type Step = {name: string; file: string; before: string; after: string};

export type EditService = {[Name in keyof Asked]: (asked: Asked[Name]) => Answers[Name] | Promise<Answers[Name]>};

/** Reads and changes the pages of the site for the page that asks. */
export function openEditService(root: string): EditService {
  const done: Step[] = [];
  const undone: Step[] = [];
  const photos = new Photos(root);

  const saved = (name: string): Saved | Refused => {
    const open = openFile(root, name);
    return open ? {saved: pageFileOf(open)} : refuse(messages.pageIsGone);
  };

  /** Changes a file, unless the change cannot be written or the doctor refuses it. */
  const changeOpen = (open: OpenFile, write: () => string): Saved | Refused => {
    const {name, file, text, whole, site} = open;
    try {
      const written = write();
      if (written === text) return {saved: pageFileOf(open)};
      const parse = (one: string) => parsePage(file, one, site.sections);
      const after = withMark(open, settleImports(text, written, parse, site.components));
      return photos.saveWith(file, after, () => {
        const [finding] = newFindings(open, after);
        if (finding) return refuse(finding);
        if (readCopy(root, file) !== whole) return refuse(messages.changedElsewhere);
        writeCopy(root, file, after);
        done.push({name, file, before: whole, after});
        undone.length = 0;
        return saved(name);
      });
    } catch (error) {
      if (error instanceof CannotWrite) return refuse(error.message);
      throw error;
    }
  };

  /** The same, unless it is another file by now than the page has seen. */
  const change = ({file, hash}: {file: string; hash: string}, write: (open: OpenFile) => string): Saved | Refused => {
    const open = openFile(root, file);
    if (!open) return refuse(messages.pageIsGone);
    return hashOf(open.whole) === hash ? changeOpen(open, () => write(open)) : refuse(messages.changedElsewhere);
  };

  const write = ({file, at, was: old, doc}: Asked['write']): Answers['write'] => {
    const open = openFile(root, file);
    if (!open) return refuse(messages.textIsGone);
    const {flows, text, page, site} = open;
    const [was, mine] = [docOf(old), docOf(doc)];
    const same = flows.filter((flow) => signOf(flow.doc) === signOf(was));
    const flow =
      same.find((one) => one.at === at) ?? (same.length === 1 ? same[0] : flows.find((one) => one.at === at));
    // Somebody changed another block of the same flow: both changes count.
    const wanted = flow && (same.includes(flow) ? mine : merged(was, flow.doc, mine, signOf));
    if (!flow || !wanted) return {conflict: {theirs: flow?.doc.toJSON() as DocJson | undefined, now: pageFileOf(open)}};
    const stranger = strangerIn(wanted, flows, chipsOf(site));
    if (stranger) return refuse(stranger);
    const offered = (id: string) => offersIn(flow.around, page, site).find((one) => one.id === id)?.mdx;
    return changeOpen(open, () => writeFlow(text, flow, wanted, (tag) => site.components.has(tag), offered));
  };

  const travel = ({way}: Asked['travel']): Saved | Refused => {
    const [from, to] = way === 'undo' ? [done, undone] : [undone, done];
    const step = from.at(-1);
    if (!step) return refuse(way === 'undo' ? messages.nothingToUndo : messages.nothingToRedo);
    const {name, file, before, after} = step;
    const patch = structuredPatch(file, file, before, after, '', '', {context: 1});
    const next = applyPatch(readCopy(root, file), way === 'undo' ? reversePatch(patch) : patch, {
      autoConvertLineEndings: false,
    });
    if (next === false) return refuse(messages.cannotTravel);
    writeCopy(root, file, next);
    to.push(...from.splice(-1));
    return saved(name);
  };

  return {
    read: ({files}) => {
      const site = readSite(root);
      const open = files.flatMap((name) => openFile(root, name, site) ?? []);
      return {files: open.map(pageFileOf)};
    },
    catalog: () => catalogOf(readSite(root)),
    write,
    set: (asked) => change(asked, (open) => withValue(open, asked)),
    move: (asked) => change(asked, (open) => withMove(open, asked)),
    insert: (asked) =>
      change(asked, (open) => {
        const placed = partAt(open, asked.part);
        const offer = offersBeside(open, placed).find(({id}) => id === asked.offer);
        if (!offer) throw new CannotWrite(messages.notHere);
        return addBeside(open.text, placed, asked.side, offer.mdx);
      }),
    offers: ({file, beside, inside}) => {
      const open = openFile(root, file);
      const all = open
        ? beside === undefined
          ? offersIn(open.parts[inside ?? -1]?.name ?? '', open.page, open.site)
          : offersBeside(open, partAt(open, beside))
        : [];
      return {offers: all.map(({id, name, title, purpose}) => ({id, name, title, purpose}))};
    },
    photo: (asked) => photos.add(asked),
    travel,
    findings: async ({file}) => ({
      findings: findingsOf(await diagnose(root), readSite(root), file === undefined ? undefined : openFile(root, file)),
    }),
    addWord: ({word}) => {
      addWord(root, word);
      return {};
    },
    changes: () => changesSince(root),
    command: (asked) => runCommand(root, asked),
  };
}
