import {Refusal} from '../../content/refusal';
import type {Plan} from '../../features/policies/commands/plan';
import {writeFiles} from '../../tools/writeFiles';
import {ask as askPerson} from './ask';

/** Shows what a plan does, asks, and writes its files if the answer is yes. */
export async function runPlan(
  siteDir: string,
  {shown, changes, subject}: Plan,
  say: (text: string) => void,
  ask: ((question: string) => Promise<string>) | undefined,
): Promise<string> {
  say(shown.join('\n\n'));
  if (!ask) throw new Refusal("This isn't an interactive terminal. Add --yes to confirm.");
  const answer = await ask('Go ahead? (y/n) ');
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal('Canceled.');
  writeFiles(siteDir, changes);
  return subject
    ? `Done. Preview it with npm start, then send it for review:\n  npm run submit -- "${subject}" --only policies`
    : 'Done.';
}

/** Carries out a plan for policies in this folder. A refusal says that it changed nothing. */
export async function carryOut(plan: () => Plan | Promise<Plan>, isConfirmed = false): Promise<number> {
  try {
    const confirm = isConfirmed ? () => Promise.resolve('y') : askPerson;
    console.log(await runPlan(process.cwd(), await plan(), console.log, confirm));
    return 0;
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${error.message}\n\nNo files were changed.`) : error;
  }
}
