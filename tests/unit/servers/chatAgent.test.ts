/** @jest-environment node */
import {reply} from '@site/src/features/chat/server/agent';
import {standInSettings} from '@site/src/features/chat/server/standInSettings';

const {tenantId, agentId} = standInSettings;
const common = {sessionId: 'one', route: 'general', metadata: {tenantId, agentId}};
const open = [{...common, action: 'loadPreviousSession'}];
const say = (chatInput: string) => ({...common, action: 'sendMessage', chatInput});

describe('the stand-in answers as the platform does', () => {
  test('a list with one object opens a conversation, an object is a message in it', () => {
    expect(reply(open)).toEqual({status: 200, body: [{output: expect.any(String) as string}]});
    expect(reply(say('abc'))).toEqual({
      status: 200,
      body: {output: 'This is the local stand-in, message 1 of this conversation. You wrote: abc'},
    });
    expect(reply(say('Hello')).body).toEqual({output: expect.stringContaining('Tell me which task') as string});
    expect(reply(say('abc')).body).toEqual({output: expect.stringContaining('message 3') as string});
  });

  test.each<[string, unknown]>([
    ['A request must be an object, or a list with one object.', 'text'],
    ['A request must be an object, or a list with one object.', []],
    ['sessionId is missing.', {...open[0], sessionId: ''}],
    ['There is no route "sales".', {...open[0], route: 'sales'}],
    ['metadata names another tenant or agent.', {...open[0], metadata: {userId: ''}}],
    ['The action "loadPreviousSession" is not supported in this form.', open[0]],
    ['The action "sendMessage" is not supported in this form.', [say('abc')]],
  ])('%s', (message, body) => {
    expect(reply(body)).toEqual({status: 400, body: {message}});
  });
});
