import {formSign} from '../../catalogue/formSign';
import {chatSettings} from '../../company/chat';
import {chosenStandIn} from '../../servers/chatStandIn/standInSettings';
import {formsFile} from '../../servers/formCapture/store';
import {Refusal} from './refusal';

/** Refuses invalid settings in the environment before anything starts. */
export function checkSettings(): void {
  try {
    chatSettings(process.env);
    formSign(process.env);
    chosenStandIn(process.env);
    formsFile(process.cwd(), process.env);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
