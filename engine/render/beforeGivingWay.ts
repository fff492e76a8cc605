/** Waits for the code of a place that was served, and then keeps a press that is under way in it. `place` is a selector. */
export async function beforeGivingWay(code: Promise<unknown>, place: string): Promise<void> {
  const [{ keepPress }] = await Promise.all([import('./keepPress'), code]);
  keepPress(place);
}
