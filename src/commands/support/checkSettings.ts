import {chatSettings} from '../../company/chat';
import {formsFile} from '../../servers/formCapture/store';
import {Refusal} from './refusal';

/** Settings of the environment that cannot be meant, each said in one sentence before anything is started. */
export function checkSettings(): void {
  try {
    chatSettings(process.env);
    formsFile(process.cwd(), process.env);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
