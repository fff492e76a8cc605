import { contentRequest, type WidgetExample } from '../../engine';
import type { ContactChannelsProps } from '../../schemas/generated/widgets';

const request = contentRequest('socialAccounts', {});

export const examples: readonly WidgetExample<ContactChannelsProps>[] = [
  {
    name: 'accounts elsewhere',
    props: {},
    content: [[request, [{ type: 'telegram', account: 'luckyharbor', link: 'https://chat.example/luckyharbor' }]]],
    expects: [['link', 'telegramluckyharborOpens in a new tab']],
  },
  { name: 'on their way', props: { showsChat: false }, isWaiting: true, expects: [['region', 'Contact options']] },
];
