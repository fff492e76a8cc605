import { createRoot } from 'react-dom/client';
import { App } from './App';
import { PreviewStore } from './PreviewStore';
import './base.css';

const root = document.getElementById('root');
if (root) {
  const store = new PreviewStore(window);
  void store.begin();
  createRoot(root).render(<App store={store} />);
}
