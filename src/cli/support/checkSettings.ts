import {chatSettings} from '../../company/chat';
import {Refusal} from '../../content/refusal';

/** Refuses invalid settings in the environment before anything starts. */
export function checkSettings(): void {
  try {
    chatSettings(process.env);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
