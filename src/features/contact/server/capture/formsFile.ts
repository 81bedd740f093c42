import path from 'node:path';
import {Refusal} from '../../../../content/refusal';
import {messages} from '../messages';

/** Folders that are served to the public. */
const served = ['build', 'static', '.docusaurus'];

/** The file for captured messages, which must not be in a public folder. */
export function formsFile(siteDir: string, env: NodeJS.ProcessEnv): string {
  const full = path.resolve(siteDir, env.FORMS_FILE || '.data/forms.jsonl');
  const isIn = (folder: string) => `${full}/`.startsWith(`${path.resolve(siteDir, folder)}/`);
  const folder = served.find(isIn);
  if (folder) throw new Refusal(messages.publicFile({file: env.FORMS_FILE ?? '', folder}));
  return full;
}
