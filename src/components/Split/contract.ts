import {contract} from '../../content/contract';

export default contract({
  purpose: 'Two columns, the first one wider; stacked on a phone.',
  do: 'Put a form or a long text first, and a Stack second.',
  dont: 'Never put more than two things in it.',
});
