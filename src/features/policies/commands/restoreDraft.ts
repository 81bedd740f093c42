import {draftSource} from '../build/readDrafts';
import {draftFile} from '../build/paths';
import {archivedText} from '../build/recordFile';
import {messages} from '../messages';
import {readPolicy, splitSource} from '../model/policyText';
import {verifiedRecord, versionsWith, type Plan, type Request} from './plan';
import {redlineOf} from './terminalRedline';

const emailImport = "import {EmailLink} from '@site/src/components';\n\n";

/** Restores a published text as the draft, without its approval, which was for that version. */
export function draft(request: Request & {policy: string; from: string}): Plan {
  const {siteDir, policy, from} = request;
  versionsWith(from, policy, verifiedRecord(request).policies);
  const file = draftFile(policy);
  const published = archivedText(siteDir, {policy, version: from});
  const older = draftSource(siteDir, policy);
  const head = splitSource(published).head.replace(/^(?:approved_for|order): .*\n/gm, '');
  const body = readPolicy(published).body;
  const newer = `${head}\n${body.includes('<EmailLink') ? emailImport : ''}${body}\n`;
  return {
    shown: [
      redlineOf({title: file, from: older && 'the draft', to: from, older, newer}),
      messages.drafting({file, from}),
    ],
    changes: {[file]: newer},
  };
}
