import {contract} from '../../../../content/contract';

export default contract({
  purpose: 'Opens the chat, as one of the contact options; where no chat is set up, nothing shows.',
  do: 'Give it a title and a line that says when someone answers.',
  dont: 'Never as the only way to reach us.',
});
