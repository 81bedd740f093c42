import {chatSettings} from '../../company/chat';
import {formsFile} from '../../features/contact/server/capture/formsFile';
import {Refusal} from '../../content/refusal';

/** Refuses invalid settings in the environment before anything starts. */
export function checkSettings(): void {
  try {
    chatSettings(process.env);
    formsFile(process.cwd(), process.env);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
