import {comparePolicies} from '../../../../features/policies/model/compare';
import {parsePolicy} from '../../../../features/policies/model/compare/text';
import {isRepository} from '../../../submit/branch';
import {isPolicy, readChanges, summarize} from '../../../submit/changes';
import {gitIn, GitError} from '../../../submit/git';
import {messages} from '../../../submit/messages';
import {readArchive} from '../../../../features/policies/build/archive';
import {freeze} from '../../../../features/policies/build/freeze';
import {slugOf} from '../../../../features/policies/build/paths';
import {currentVersion} from '../../../../features/policies/model/timeline';
import {dayNow} from '../../../../company/today';
import type {Refused} from '../../messages';
import type {ChangeTold, PanelsAnswers} from '../../messagesOfPanels';
import {refuse, type OpenPage} from './page';

/** What differs from the last commit, as `npm run submit` summarizes it. */
export async function changesSince(root: string): Promise<{changes: ChangeTold[]} | Refused> {
  const git = gitIn(root);
  try {
    if (!(await isRepository(git))) return refuse(messages.noRepository);
    const {changes} = await readChanges(git);
    const told = changes.map(async (one): Promise<ChangeTold> => {
      const {sentence, words} = await summarize(one, git);
      return {part: isPolicy(one) ? 'policies' : 'pages', sentence, ...(words && {detail: words})};
    });
    return {changes: await Promise.all(told)};
  } catch (error) {
    if (error instanceof GitError) return refuse(error.said);
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
