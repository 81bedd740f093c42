import {applyPatch, reversePatch, structuredPatch} from 'diff';
import type {Node} from 'prosemirror-model';
import {parsePage} from '../../../build/mdx/parse';
import {readSite} from '../../doctor/diagnose';
import type {Answers, Asked, Change, DocJson, PageFile, Refused, Saved} from '../messages';
import {merged} from '../schema/merge';
import {schema} from '../schema/schema';
import {CannotWrite} from '../source/errors';
import {flowsOf, type Flow} from '../source/flows';
import {settleImports} from '../source/imports';
import {signOf, writeFlow} from '../source/writeFlow';
import {isComponent} from '../words';
import {strangerIn} from './allowed';
import {chipsOf} from './chips';
import {destinationsOf} from './destinations';
import {newFindings} from './doctor';
import {fileOf, hashOf, nameOf, readCopy, writeCopy} from './files';
import {addPhoto} from './photo';
import {openPanels} from './panels';
import {sampleOf} from './panels/offers';

const bom = '\uFEFF';

const refuse = (refused: string): Refused => ({refused});
const unknown = refuse('This text is no longer in the site. Reload the page.');

type Done = {file: string; before: string; after: string};

/** The flows of a file; none while it cannot be read. */
function readable(text: string): Flow[] {
  try {
    return flowsOf(text.replace(bom, ''), isComponent);
  } catch {
    return [];
  }
}

const pageFile = (file: string, text: string): PageFile => ({
  file: nameOf(file),
  hash: hashOf(text),
  flows: readable(text).map(({at, part, doc}) => ({at, part, doc: doc.toJSON() as DocJson})),
});

/** A document that the page sent. Throws if it is not one that a flow can be. */
function docOf(json: DocJson): Node {
  const doc = schema.nodeFromJSON(json);
  doc.check();
  if (doc.type.name !== 'doc' && doc.type.name !== 'words') throw new Error('Bad request.');
  return doc;
}

export type EditService = {[Name in keyof Asked]: (asked: Asked[Name]) => Answers[Name] | Promise<Answers[Name]>};

/** Reads and changes the copy of the site for the page that asks. */
export function openEditService(root: string): EditService {
  const done: Done[] = [];
  const undone: Done[] = [];
  const save = (file: string, before: string, after: string): Saved | Refused => {
    if (readCopy(root, file) !== before) return refuse('The file was changed in this moment. Try again.');
    writeCopy(root, file, after);
    done.push({file, before, after});
    undone.length = 0;
    return {saved: pageFile(file, after)};
  };
  const changeFlow = (file: string, whole: string, flow: Flow, doc: Node): Saved | Refused => {
    const mark = whole.startsWith(bom) ? bom : '';
    const before = whole.slice(mark.length);
    const site = readSite(root);
    const stranger = strangerIn(doc, readable(whole), chipsOf(site));
    if (stranger) return refuse(stranger);
    const parse = (one: string) => parsePage(file, one, site.sections);
    try {
      const written = writeFlow(before, flow, doc, isComponent, (offer) =>
        sampleOf(offer, flow.around, parse(before), site),
      );
      if (written === before) return {saved: pageFile(file, whole)};
      const after = settleImports(before, written, parse, site.components);
      const [finding] = newFindings(file, before, after, site);
      return finding ? refuse(finding) : save(file, whole, mark + after);
    } catch (error) {
      if (error instanceof CannotWrite) return refuse(error.message);
      throw error;
    }
  };
  const write = (change: Change): Answers['write'] => {
    const file = fileOf(root, change.file);
    if (!file) return unknown;
    const [was, mine] = [docOf(change.was), docOf(change.doc)];
    const whole = readCopy(root, file);
    const flows = readable(whole);
    const same = flows.filter(({doc}) => signOf(doc) === signOf(was));
    const flow = same.find(({at}) => at === change.at) ?? (same.length === 1 ? same[0] : undefined);
    if (flow) return changeFlow(file, whole, flow, mine);
    const theirs = flows.find(({at}) => at === change.at);
    // Somebody changed another block of the same flow: both changes count.
    const both = theirs && merged(was, theirs.doc, mine, signOf);
    if (theirs && both) return changeFlow(file, whole, theirs, both);
    return {conflict: {theirs: theirs?.doc.toJSON() as DocJson | undefined, now: pageFile(file, whole)}};
  };
  const travel = (from: Done[], to: Done[], backward: boolean): Saved | Refused => {
    const one = from.at(-1);
    if (!one) return refuse(backward ? 'Nothing to undo.' : 'Nothing to redo.');
    const {file, before, after} = one;
    const now = readCopy(root, file);
    const patch = structuredPatch(file, file, before, after, '', '', {context: 1});
    const next = applyPatch(now, backward ? reversePatch(patch) : patch, {autoConvertLineEndings: false});
    if (next === false) return refuse('The file has changed there since, so this cannot be undone.');
    writeCopy(root, file, next);
    to.push(...from.splice(-1));
    return {saved: pageFile(file, next)};
  };
  return {
    read: ({files}) => ({
      files: files.flatMap((name) => {
        const file = fileOf(root, name);
        return file ? [pageFile(file, readCopy(root, file))] : [];
      }),
    }),
    chips: () => ({chips: chipsOf(readSite(root))}),
    destinations: () => ({destinations: destinationsOf(readSite(root))}),
    write,
    photo: (asked) => addPhoto(root, asked),
    undo: () => travel(done, undone, true),
    redo: () => travel(undone, done, false),
    ...openPanels(root, save),
  };
}
