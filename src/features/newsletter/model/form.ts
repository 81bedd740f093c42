import {email, type FormDefinition} from '../../contact/model/forms';

export const form = {
  name: 'newsletter',
  thanks: '/newsletter/thanks',
  fields: [{...email, placeholder: 'Enter your email', missing: 'Enter your email address to subscribe.'}],
  button: 'Subscribe',
  sending: 'Sending...',
  success: "Thank you. You're on the list.",
  error: "We couldn't add your address. Please try again or email us directly",
} as const satisfies FormDefinition;
