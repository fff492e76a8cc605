import { hydrateRoot } from 'react-dom/client';
import type { HomeContent } from '../homeContent';
import { Home } from './Home';

const root = document.getElementById('root');
const content = JSON.parse(document.getElementById('content')?.textContent ?? 'null') as HomeContent | null;
if (root && content) hydrateRoot(root, <Home {...content} />);
