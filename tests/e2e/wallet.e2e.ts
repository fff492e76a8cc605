import { nightlyOnly } from '../browser/nightlyOnly';
import { expect, test } from '../browser/withoutPictures';
import { sampled } from './sampled';
import { addressOf } from './sites';
import { domain, main, tabTo, signInByKeyboard, violations, openAsPlayer, losingAnswers, linesOf } from './walletSteps';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });

/**
 * A small sample of what `npm run test:money` does at length, in a real browser: amounts are their own, so that each
 * finds its line.
 */
const visits = [
  { kind: 'deposit', amount: '201.17', gesture: 'double click', lost: 0, detour: 'reload' },
  { kind: 'deposit', amount: '202.23', gesture: 'Enter twice', lost: 1, detour: 'reload' },
  { kind: 'deposit', amount: '203.31', gesture: 'double click', lost: 1, detour: 'another tab' },
  { kind: 'withdrawal', amount: '204.43', gesture: 'Enter twice', lost: 0, detour: 'back' },
  { kind: 'withdrawal', amount: '205.59', gesture: 'double click', lost: 1, detour: 'reload' },
  { kind: 'withdrawal', amount: '206.61', gesture: 'double click', lost: 1, detour: 'another tab' },
] as const;

for (const { kind, amount, gesture, lost, detour } of sampled(
  visits,
  0,
  ({ amount }) => amount,
  ({ kind, lost }) => (lost > 0 ? [kind] : []),
)) {
  test(`[CALL-X] a ${kind} pressed by ${gesture}, ${lost} answers lost, then ${detour}: one line of the ledger`, async ({
    page,
    context,
    world,
  }) => {
    await openAsPlayer(page, `/${kind}`);
    const sent = await losingAnswers(page, world, kind, lost);
    const form = main(page).locator(`[data-form="${kind}"]`);
    // Other ways to pay have a fee on top.
    if (kind === 'deposit') await form.getByLabel('Pouch Wallet').check();
    await form.getByRole('textbox', { name: 'Amount' }).fill(amount);
    if (kind === 'withdrawal') await form.getByRole('button', { name: 'Continue' }).click();
    const button = form.getByRole('button', { name: new RegExp(`^(?:Pay|Withdraw) ₱${amount}$`) });
    const leaves = page.waitForRequest(`**/api/wallet/${kind}`);
    if (gesture === 'double click') await button.dblclick();
    else {
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }
    await leaves;
    if (detour === 'reload') await page.reload();
    if (detour === 'back') await page.goBack();
    const shown = detour === 'another tab' ? await context.newPage() : page;
    await shown.goto(addressOf(domain, '/transaction-history'));
    const signed = `${kind === 'deposit' ? '+' : '−'}₱${amount}`;
    await expect(main(shown).getByText(signed)).toHaveCount(1);
    expect([await linesOf(world, amount.replace('.', '')), sent()]).toEqual([1, 1]);
  });
}

test('[CALL-X] a deposit from a cold start by keyboard alone, with nothing for axe to say', async ({ page }) => {
  await signInByKeyboard(page, '/deposit');
  const form = main(page).locator('[data-form="deposit"]');
  await expect(form).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const wallet = form.getByRole('radio', { name: 'Pouch Wallet' });
  await tabTo(page, form.getByRole('radio', { checked: true }).first());
  for (let presses = 0; presses < 4 && !(await wallet.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wallet).toBeChecked();
  await tabTo(page, form.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  const amount = form.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText('Enter an amount from ₱100.00 to ₱50,000.00.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1,234.50');
  await tabTo(page, form.getByRole('radio', { name: 'No bonus' }));
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Spring tide' })).toBeChecked();
  const pay = form.getByRole('button', { name: 'Pay ₱1,234.50' });
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  const card = main(page).locator('[data-part="payment"]');
  await expect(card.getByRole('heading', { name: '₱1,234.50' })).toBeFocused();
  await expect(card.getByRole('status').first()).toHaveText('Pending');
  await expect(card.getByRole('img', { name: 'QR code for this payment' })).toBeVisible();
  await expect(card.getByText('+₱250.00')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // The address holds the payment: a reload shows it and sends nothing, Back is an empty form.
  await page.reload();
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await expect(main(page).getByRole('region', { name: 'In progress' }).getByText('₱1,234.50').first()).toBeVisible();
});

test(
  '[CALL-X] a withdrawal from a cold start by keyboard alone, looked at once more before it is sent',
  nightlyOnly,
  async ({ page }) => {
    await signInByKeyboard(page, '/withdrawal');
    const form = main(page).locator('[data-form="withdrawal"]');
    const wallet = main(page).locator('[data-part="wallet"]');
    await expect(wallet.getByText('Available')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await tabTo(page, form.getByRole('textbox', { name: 'Amount' }));
    await page.keyboard.type('250.05');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('heading', { name: 'Review and confirm' })).toBeFocused();
    await expect(form.getByText('₱240.05')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await tabTo(page, form.getByRole('button', { name: 'Withdraw ₱250.05' }));
    await page.keyboard.press('Enter');
    const card = main(page).locator('[data-part="payment"]');
    await expect(card.getByRole('heading', { name: '₱250.05' })).toBeFocused();
    await expect(card.getByText('Being processed')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await tabTo(page, card.getByRole('button', { name: 'New withdrawal' }));
    await page.keyboard.press('Enter');
    await expect(wallet.locator('dd').nth(1)).not.toHaveText('₱0.00');
  },
);

test('[CALL-X] an answer that is lost is checking, never a failure, and counts once', async ({ page, world }) => {
  await openAsPlayer(page, '/deposit');
  const form = main(page).locator('[data-form="deposit"]');
  const sent = await losingAnswers(page, world, 'deposit', 1);
  let isDown = true;
  await page.route('**/api/wallet/deposit_status', (route) => (isDown ? route.abort() : route.fallback()));
  await form.getByRole('textbox', { name: 'Amount' }).fill('333.33');
  await form.getByRole('button', { name: /^Pay/ }).dblclick();
  const open = main(page).locator('[data-part="payment-open"]');
  await expect(open.getByText('Checking', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(open.getByText('Checking', { exact: true })).toBeVisible();
  isDown = false;
  await open.getByRole('button', { name: 'Check status' }).click();
  await expect(main(page).locator('[data-part="payment"]').getByRole('heading', { name: '₱333.33' })).toBeVisible();
  expect(sent()).toBe(1);
  expect(await linesOf(world, '33333')).toBe(1);
});

test('[CALL-X] a payment is approved on its own page, and this one notices', async ({ page, context }) => {
  await openAsPlayer(page, '/deposit');
  const form = main(page).locator('[data-form="deposit"]');
  await form.getByRole('radio', { name: 'Debit card' }).check();
  await form.getByRole('textbox', { name: 'Amount' }).fill('200');
  await form.getByRole('button', { name: 'Pay ₱200.00' }).click();
  const card = main(page).locator('[data-part="payment"]');
  const opening = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Open payment page' }).click();
  const bank = await opening;
  await bank.getByRole('button', { name: 'Decline' }).click();
  await expect(bank.getByText('Not paid.')).toBeVisible();
  await bank.close();
  await expect(card.getByText('The payment was declined. Your balance has not changed.')).toBeVisible();
  await expect(card.getByText('Declined', { exact: true })).toBeVisible();
});

test('a card is checked as it is typed, added once, and removed again', async ({ page }) => {
  await openAsPlayer(page, '/add-bank');
  await main(page).getByRole('tab', { name: 'Card' }).click();
  const form = main(page).locator('[data-form="add-card"]');
  await form.getByLabel('Card number').pressSequentially('4000000000000001');
  await expect(form.getByText('Enter a valid card number.')).toBeVisible();
  await form.getByLabel('Card number').press('Backspace');
  await form.getByLabel('Card number').press('2');
  await expect(form.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');
  await expect(form.getByText('Enter a valid card number.')).toBeHidden();
  await form.getByLabel('Name on the card').pressSequentially(' 3');
  await expect(form.getByText('Use letters and spaces only.')).toBeVisible();
  await form.getByLabel('Name on the card').fill('Juan dela Cruz');
  await form.getByLabel('Expiry date').pressSequentially('0829');
  await expect(form.getByLabel('Expiry date')).toHaveValue('08/29');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add card' }).dblclick();
  await expect(main(page).getByRole('heading', { name: 'Account added' })).toBeFocused();
  await main(page).getByRole('link', { name: 'Your bank accounts and cards' }).click();
  const accounts = main(page).getByRole('region', { name: 'Your bank accounts and cards' });
  await expect(accounts.getByText('Debit card •••• 0002')).toHaveCount(1);
  await accounts.getByRole('button', { name: 'Remove Debit card •••• 0002' }).click();
  const confirmed = page.getByRole('dialog').getByRole('button', { name: 'Yes, remove' });
  await expect(confirmed).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await confirmed.click();
  await expect(accounts.getByText('The bank account or card has been removed.')).toBeVisible();
  await expect(accounts.getByText('Debit card •••• 0002')).toHaveCount(0);
});
