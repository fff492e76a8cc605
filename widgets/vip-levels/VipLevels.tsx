import { observer } from 'mobx-react-lite';
import {
  Badge,
  contentRequest,
  FailedState,
  isWhole,
  isZero,
  RecordTable,
  SectionHeading,
  useContent,
  useFormat,
  useMessages,
  useStores,
  useText,
  type RecordColumn,
  type VipLevel,
  type WidgetProps,
} from '../../engine';
import type { VipLevelsProps } from '../../schemas/generated/widgets';
import * as styles from './VipLevels.css';

/** The ladder of the club. */
export const VipLevels = observer(function VipLevels({ title }: WidgetProps<VipLevelsProps>) {
  const text = useText();
  const message = useMessages();
  const { money, percent } = useFormat();
  const own = useStores().session.vip?.currentLevel;
  const { status, value, retry } = useContent(contentRequest('vipLevels', {}));
  const sum = (amount: string) => money(amount, { whole: isWhole(amount) });
  const columns: readonly RecordColumn<VipLevel>[] = [
    {
      key: 'level',
      title: message('vipLevels.level'),
      place: 'main',
      cell: ({ name }) => (
        <span className={styles.name}>
          <span>{name}</span>
          {name === own ? <Badge tone="info">{message('vipLevels.here')}</Badge> : null}
        </span>
      ),
    },
    { key: 'deposit', title: message('club.deposits'), place: 'figure', cell: ({ deposit }) => sum(deposit) },
    { key: 'turnover', title: message('club.turnover'), place: 'figure', cell: ({ turnover }) => sum(turnover) },
    {
      key: 'cashback',
      title: message('vipLevels.cashback'),
      place: 'figure',
      cell: ({ cashback }) => percent(cashback),
    },
    {
      key: 'gift',
      title: message('vipLevels.gift'),
      place: 'figure',
      cell: ({ gift }) => (isZero(gift) ? null : sum(gift)),
    },
  ];
  const heading = text(title);
  return (
    <section aria-label={heading} className={styles.levels} data-part="vip-levels">
      <SectionHeading title={heading} />
      {status === 'failed' && !value ? (
        <FailedState call="vipLevels" onRetry={retry} />
      ) : (
        <RecordTable
          caption={heading}
          columns={columns}
          rows={value ?? []}
          rowKey={({ name }) => name}
          isBusy={!value}
          expectedRows={4}
        />
      )}
      <p className={styles.note}>{message('vipLevels.note')}</p>
    </section>
  );
});
