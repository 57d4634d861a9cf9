import { copyNodes, copyState, packBlocks } from './compact.ts'
import type { Migration } from './migrate.ts'

const BLOCKS = `CREATE TABLE blocks (
  hash {bytes} NOT NULL PRIMARY KEY,
  number {integer} NOT NULL,
  parent_hash {bytes} NOT NULL,
  total_difficulty {bytes} NOT NULL,
  encoded {bytes} NOT NULL
)`

const MAIN_CHAIN = `CREATE TABLE main_chain (
  number {integer} NOT NULL PRIMARY KEY,
  hash {bytes} NOT NULL
)`

const TRANSACTIONS = `CREATE TABLE transactions (
  block_hash {bytes} NOT NULL,
  tx_index {integer} NOT NULL,
  hash {bytes} NOT NULL,
  block_number {integer} NOT NULL,
  sender {bytes} NOT NULL,
  encoded {bytes} NOT NULL,
  receipt {bytes} NOT NULL,
  first_log_index {integer} NOT NULL,
  PRIMARY KEY (block_hash, tx_index)
)`

const LOGS = `CREATE TABLE logs (
  block_number {integer} NOT NULL,
  log_index {integer} NOT NULL,
  address {bytes} NOT NULL,
  topic0 {bytes},
  topic1 {bytes},
  topic2 {bytes},
  topic3 {bytes},
  json_length {integer} NOT NULL,
  json text NOT NULL,
  PRIMARY KEY (block_number, log_index)
)`

/** Stored in the order of the chain, because the order of hashes would spread writes over the whole table. */
const NODES = `CREATE TABLE nodes (
  height {integer} NOT NULL,
  hash {bytes} NOT NULL,
  message {bytes} NOT NULL,
  left_height {integer} NOT NULL,
  right_height {integer} NOT NULL,
  PRIMARY KEY (height, hash)
) {clustered}`

const LONG_VALUES = `CREATE TABLE long_values (
  hash {bytes} NOT NULL PRIMARY KEY,
  value {bytes} NOT NULL
)`

/** A value is valid from its height on. NULL: deleted. */
const STATE = `CREATE TABLE state (
  key {bytes} NOT NULL,
  height {integer} NOT NULL,
  value {bytes},
  PRIMARY KEY (key, height)
) {clustered}`

const POOL = `CREATE TABLE pool (
  hash {bytes} NOT NULL PRIMARY KEY,
  sender {bytes} NOT NULL,
  nonce {bytes} NOT NULL,
  encoded {bytes} NOT NULL,
  added_at_ms {integer} NOT NULL,
  added_at_height {integer} NOT NULL
)`

const META = `CREATE TABLE meta (
  name text NOT NULL PRIMARY KEY,
  value text NOT NULL
)`

const BANNED_ADDRESSES = `CREATE TABLE banned_addresses (
  address text NOT NULL PRIMARY KEY,
  banned_at_ms {integer} NOT NULL
)`

/** `query` is NULL for filters without one. `arrival` applies to filters of pending transactions. */
const FILTERS = `CREATE TABLE filters (
  id text NOT NULL PRIMARY KEY,
  key_id text NOT NULL,
  kind text NOT NULL,
  query {bytes},
  place_number {integer} NOT NULL,
  place_hash {bytes} NOT NULL,
  arrival {integer} NOT NULL,
  version {integer} NOT NULL,
  polled_at_ms {integer} NOT NULL
)`

/** Transactions that became pending, numbered in that order. */
const ARRIVALS = `CREATE TABLE arrivals (
  number {integer} NOT NULL PRIMARY KEY,
  hash {bytes} NOT NULL
)`

/** Snapshots. */
const SNAPSHOTS = `CREATE TABLE snapshots (
  id {integer} NOT NULL PRIMARY KEY,
  block_number {integer} NOT NULL,
  block_hash {bytes} NOT NULL,
  state_root {bytes} NOT NULL,
  settings text NOT NULL
)`

/**
 * `tag` is the beginning of the message's hash. The message is part of the key, because tags may collide. Ages are the
 * numbers of blocks by which a child is older.
 */
const TRIE_NODES = `CREATE TABLE trie_nodes (
  height {integer} NOT NULL,
  tag {bytes} NOT NULL,
  message {bytes} NOT NULL,
  left_age {integer},
  right_age {integer},
  PRIMARY KEY (height, tag, message)
) {clustered}`

/** Keys have a table of their own: they are longer than most values, and few of them change often. */
const STATE_KEYS = `CREATE TABLE state_keys (
  id {counter},
  key {bytes} NOT NULL UNIQUE
)`

/** A value is valid from its height on. NULL: deleted. */
const STATE_CHANGES = `CREATE TABLE state_changes (
  key_id {integer} NOT NULL,
  height {integer} NOT NULL,
  value {bytes},
  PRIMARY KEY (key_id, height)
) {clustered}`

const LOG_ENTRIES = `CREATE TABLE log_entries (
  block_number {integer} NOT NULL,
  log_index {integer} NOT NULL,
  transaction_index {integer} NOT NULL,
  address {bytes} NOT NULL,
  topic0 {bytes},
  topic1 {bytes},
  topic2 {bytes},
  topic3 {bytes},
  data {bytes} NOT NULL,
  PRIMARY KEY (block_number, log_index)
) {clustered}`

/**
 * Other nodes' answers. A position is the number of bytes of all answers before, of which the first ones are deleted, so
 * that the rows' bytes are known without reading them.
 */
const ANSWERS = `CREATE TABLE answers (
  position {integer} NOT NULL PRIMARY KEY,
  question {bytes} NOT NULL UNIQUE,
  answer {bytes} NOT NULL
)`

/** One row: the position up to which answers are deleted, and the position of the next answer. */
const ANSWER_SPAN = `CREATE TABLE answer_span (
  id {integer} NOT NULL PRIMARY KEY,
  first_position {integer} NOT NULL,
  next_position {integer} NOT NULL
)`

/** The history of a chain's tables. */
export const CHAIN_MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    statements: [
      BLOCKS,
      'CREATE INDEX blocks_number ON blocks (number)',
      MAIN_CHAIN,
      TRANSACTIONS,
      'CREATE INDEX transactions_hash ON transactions (hash)',
      LOGS,
      'CREATE INDEX logs_address ON logs (address, block_number, log_index)',
      'CREATE INDEX logs_topic0 ON logs (topic0, block_number, log_index)',
      'CREATE INDEX logs_address_topic0 ON logs (address, topic0, block_number, log_index)',
      NODES,
      LONG_VALUES,
      STATE,
      'CREATE INDEX state_height ON state (height)', // index for reorganisations
      POOL,
      META,
    ],
  },
  // The root of the unitrie, if the header has another one.
  { version: 2, statements: ['ALTER TABLE blocks ADD COLUMN state_root {bytes}'] },
  { version: 3, statements: [BANNED_ADDRESSES] },
  {
    version: 4,
    statements: [
      FILTERS,
      'CREATE INDEX filters_key_id ON filters (key_id)',
      'CREATE INDEX filters_polled_at_ms ON filters (polled_at_ms)',
      ARRIVALS,
    ],
  },
  { version: 5, statements: [SNAPSHOTS] },
  // Half of the size: derivable values are not stored, and long repeated values are stored once.
  {
    version: 6,
    statements: [
      TRIE_NODES,
      copyNodes,
      'DROP TABLE nodes',
      STATE_KEYS,
      STATE_CHANGES,
      copyState,
      'DROP TABLE state',
      'CREATE INDEX state_changes_height ON state_changes (height)', // index for reorganisations
      LOG_ENTRIES,
      packBlocks,
      'DROP TABLE logs',
      'CREATE INDEX log_entries_address ON log_entries (substr(address, 13), block_number, log_index)',
      'CREATE INDEX log_entries_topic0 ON log_entries (substr(topic0, 25), block_number, log_index)',
      `CREATE INDEX log_entries_address_topic0
       ON log_entries (substr(address, 13), substr(topic0, 25), block_number, log_index)`,
      'DROP INDEX transactions_hash',
      'CREATE INDEX transactions_hash ON transactions (substr(hash, 1, 8))',
    ],
  },
  // Long values are stored once: the state refers to them by their hash, and similar ones are stored as deltas.
  {
    version: 7,
    statements: [
      'ALTER TABLE long_values ADD COLUMN base {bytes}',
      'ALTER TABLE state_changes ADD COLUMN is_long {integer}',
    ],
  },
  {
    version: 8,
    statements: [ANSWERS, ANSWER_SPAN, 'INSERT INTO answer_span (id, first_position, next_position) VALUES (1, 0, 0)'],
  },
]
