import {comparePolicies} from '../../../../features/policies/model/compare';
import {parsePolicy} from '../../../../features/policies/model/compare/text';
import {changesIn, isPolicy, readChanged} from '../../../submit/changes';
import {checkRepository, Stop} from '../../../submit/checks';
import {gitIn, GitError} from '../../../submit/git';
import {tell} from '../../../submit/told';
import {readArchive} from '../../../../features/policies/build/archive';
import {freeze} from '../../../../features/policies/build/freeze';
import {slugOf} from '../../../../features/policies/build/paths';
import {currentVersion} from '../../../../features/policies/model/timeline';
import {dayNow} from '../../../../company/today';
import type {Refused} from '../../messages';
import type {ChangeTold, PanelsAnswers} from '../../messagesOfPanels';
import {refuse, type OpenPage} from './page';

/** What differs from the last commit, in the words in which it is handed in. */
export async function changesSince(root: string): Promise<{changes: ChangeTold[]} | Refused> {
  const git = gitIn(root);
  try {
    await checkRepository(git, root);
    const {files} = await readChanged(git);
    const changes: ChangeTold[] = [];
    for (const part of ['pages', 'policies'] as const) {
      const own = files.filter((file) => isPolicy(file) === (part === 'policies'));
      const told = own.length > 0 ? await tell(await changesIn(git, own), git) : [];
      changes.push(...told.map(({sentence, detail}) => ({part, sentence, detail})));
    }
    return {changes};
  } catch (error) {
    if (error instanceof Stop || error instanceof GitError) return refuse(error.message);
    throw error;
  }
}

type Draft = Pick<OpenPage, 'file' | 'text' | 'page'>;

/** A draft of a policy against the version in force. */
export function draftAgainstForce(root: string, {file, text, page}: Draft): PanelsAnswers['redline'] {
  if (page.kind !== 'policy') return refuse('Only the drafts of policies are compared with a version in force.');
  const {timeline, texts} = readArchive(root, dayNow());
  const version = currentVersion(timeline, slugOf(file))?.name;
  const older = version && texts.get(`${version}/${slugOf(file)}`);
  if (!older) return refuse('This policy was not published yet, so all of its text is new.');
  return {version, ...comparePolicies(older, parsePolicy(freeze(text).text))};
}
