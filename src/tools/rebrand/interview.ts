import {facts, type Fact} from './facts';
import {presentFacts, planRebrand, type Repository} from './plan';

type Ask = (question: string) => Promise<string>;

/** Asks for every fact, with the present one as the answer of whoever just presses Enter, until all can be. */
export async function interview(
  ask: Ask,
  say: (text: string) => void,
  isRenamed: boolean,
  repository: Repository,
): Promise<Map<Fact, string>> {
  const answers = new Map<Fact, string>();
  const before = presentFacts(repository);
  const present = (fact: Fact) => fact.read(planRebrand(answers, isRenamed, repository).after) || fact.read(before);
  const askFor = async (fact: Fact): Promise<void> => {
    const answer = (await ask(`${fact.question} [${present(fact)}] `)).trim();
    if (answer === '' || answer === present(fact)) return;
    answers.set(fact, answer);
    const wrong = planRebrand(answers, isRenamed, repository).refused.filter(({option}) => option === fact.option);
    if (wrong.length === 0) return;
    for (const {message} of wrong) say(message);
    answers.delete(fact);
    await askFor(fact);
  };
  for (const fact of facts) await askFor(fact);
  for (;;) {
    const {refused} = planRebrand(answers, isRenamed, repository);
    const [first] = refused;
    const fact = facts.find(({option}) => option === first?.option);
    if (!first || !fact) return answers;
    say(first.message);
    await askFor(fact);
  }
}
