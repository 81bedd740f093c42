import {standInSettings} from './standInSettings';

type Request = {
  action?: unknown;
  sessionId?: unknown;
  route?: unknown;
  chatInput?: unknown;
  metadata?: {tenantId?: unknown; agentId?: unknown};
};

export type Reply = {status: number; body: unknown};

/** How many messages each conversation has had; a new page starts a new one, as on the platform. */
const conversations = new Map<string, number>();
const remembered = 1000;

const wrong = (message: string): Reply => ({status: 400, body: {message}});

const answers: readonly [RegExp, string][] = [
  [
    /\b(hi|hello|hey|salam)\b/i,
    'Hello. Tell me which task takes too much of your week, and I will say what an agent could do with it.',
  ],
  [
    /\b(price|cost|pay|fee)/i,
    'That depends on the task. An engineer gives a first estimate once you describe it in the contact form.',
  ],
  [/\b(demo|see|show)/i, 'You can ask for a demo with the button at the top of the contact page.'],
  [/\b(human|person|someone|call)\b/i, 'The quickest way to a person is the phone number on the contact page.'],
];

function talk(sessionId: string, input: string): string {
  const turn = (conversations.get(sessionId) ?? 0) + 1;
  conversations.set(sessionId, turn);
  const known = answers.find(([pattern]) => pattern.test(input))?.[1];
  return known ?? `This is the local stand-in, message ${turn} of this conversation. You wrote: ${input}`;
}

/** Answers as the agent platform does: a list with one object opens a conversation, an object is a message in it. */
export function reply(body: unknown): Reply {
  const opening = Array.isArray(body);
  const request = (opening ? (body as unknown[])[0] : body) as Request | null;
  if (typeof request !== 'object' || request === null)
    return wrong('A request must be an object, or a list with one object.');
  const {action, sessionId, route, chatInput, metadata} = request;
  if (typeof sessionId !== 'string' || !sessionId) return wrong('sessionId is missing.');
  if (route !== 'general') return wrong(`There is no route "${String(route)}".`);
  if (metadata?.tenantId !== standInSettings.tenantId || metadata.agentId !== standInSettings.agentId) {
    return wrong('metadata names another tenant or agent.');
  }
  if (opening && action === 'loadPreviousSession') {
    if (conversations.size >= remembered) conversations.clear();
    conversations.set(sessionId, 0);
    return {status: 200, body: [{output: 'Hello! What would you like to hand over to an agent?'}]};
  }
  if (!opening && action === 'sendMessage' && typeof chatInput === 'string') {
    return {status: 200, body: {output: talk(sessionId, chatInput)}};
  }
  return wrong(`The action "${String(action)}" is not supported in this form.`);
}
