import { Suspense, use, useState, type ReactNode, type RefObject } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useMessages, useText } from '../context/useText';
import type { CompiledModal } from '../config/compiled';
import { Boundary } from '../render/Boundary';
import { Nodes } from '../render/Nodes';
import { useRoute } from '../routing/CurrentRoute';
import { Icon } from '../ui/Icon';
import * as styles from './ModalContent.css';
import { ModalFailed } from './ModalFailed';
import { panel } from './ModalFrame.css';
import { ModalSkeleton } from './ModalSkeleton';
import { forgetModal, loadModal } from './modalLoader';
import { useModalDialog } from './useModalDialog';

interface Props {
  readonly name: string;
  /** False while it closes. */
  readonly isOpen: boolean;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Called once it is out of sight. */
  readonly onGone: () => void;
}

/** A modal's heading, its way out and its widgets. The way out is there before the rest has loaded. */
export function ModalContent({ name, isOpen, dialog, onGone }: Props) {
  const application = useApplication();
  const { locale } = useRoute();
  const message = useMessages();
  const close = useModalDialog({ dialog, isOpen, onGone });
  const [attempt, setAttempt] = useState(1);
  const handleRetry = () => {
    forgetModal(application, locale, name);
    setAttempt(attempt + 1);
  };
  const modal = loadModal(application, locale, name);
  return (
    <Boundary
      key={attempt}
      what="modal"
      failed={() => (
        <Panel title={message('common.modalFailedTitle')} onClose={close}>
          <ModalFailed onRetry={handleRetry} />
        </Panel>
      )}
    >
      <Suspense
        fallback={
          <Panel onClose={close}>
            <ModalSkeleton />
          </Panel>
        }
      >
        <Loaded modal={modal} onClose={close} />
      </Suspense>
    </Boundary>
  );
}

function Loaded({ modal: promise, onClose }: { readonly modal: Promise<CompiledModal>; readonly onClose: () => void }) {
  const modal = use(promise);
  const text = useText();
  return (
    <Panel title={text(modal.title)} width={modal.width} dismiss={modal.dismiss} onClose={onClose}>
      <div className={styles.body} data-part="modal-body">
        <Nodes nodes={modal.nodes} />
      </div>
    </Panel>
  );
}

interface PanelProps extends Partial<Pick<CompiledModal, 'width' | 'dismiss'>> {
  readonly title?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Panel({ title, width, dismiss = 'cross', onClose, children }: PanelProps) {
  const message = useMessages();
  return (
    <div className={panel} data-width={width} data-part="modal-panel">
      <div className={styles.head} data-part="modal-head">
        {title === undefined ? (
          <span />
        ) : (
          <h2 id="modal-title" className={styles.title}>
            {title}
          </h2>
        )}
        <button
          type="button"
          className={styles.dismiss}
          aria-label={message(dismiss === 'arrow' ? 'common.collapse' : 'common.close')}
          onClick={onClose}
          data-part={`modal-${dismiss}`}
        >
          <Icon name={dismiss === 'arrow' ? 'chevron-down' : 'close'} size={22} />
        </button>
      </div>
      {children}
    </div>
  );
}
