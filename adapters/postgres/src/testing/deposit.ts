/** One statement that fills a wallet, which holds nothing without the entries that it sums. */
export const depositOf = (businessProfileId: number, amount: number, currency = "INR"): string =>
  `with wallet as (
    insert into wallets (business_profile_id, currency, available, locked) values (${businessProfileId}, '${currency}', ${amount}, 0)
    on conflict (business_profile_id) do update set available = wallets.available + ${amount}
  ), posted as (
    insert into ledger_transactions (business_profile_id, reference, kind, currency, amount, available_after, at)
    values (${businessProfileId}, 'deposit', 'topUp', '${currency}', ${amount}, ${amount}, 0) returning business_profile_id, id
  )
  insert into ledger_entries (business_profile_id, transaction_id, account, amount)
  select posted.business_profile_id, posted.id, side.account, side.amount
  from posted, (values ('gateway', -${amount}), ('available', ${amount})) as side (account, amount)`
