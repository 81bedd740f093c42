import path from 'node:path';
import {Refusal} from '../../../../content/refusal';
import {messages} from '../messages';

/** Folders that are served to the public. */
const served = ['build', 'build-gallery', 'static', '.docusaurus'];

/** The file or folder that a setting names for messages, which must not be in a public folder. */
export function privatePath(siteDir: string, setting: string, place: string, kind: 'file' | 'folder'): string {
  const full = path.resolve(siteDir, place);
  const isIn = (folder: string) => `${full}/`.startsWith(`${path.resolve(siteDir, folder)}/`);
  const folder = served.find(isIn);
  if (folder) throw new Refusal(messages.publicPath({setting, place, folder, kind}));
  return full;
}

export const formsFile = (siteDir: string, env: NodeJS.ProcessEnv): string =>
  privatePath(siteDir, 'FORMS_FILE', env.FORMS_FILE || '.data/forms.jsonl', 'file');
