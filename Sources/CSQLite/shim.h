#pragma once
#include <sqlite3.h>

/// Binds a copy of text of a known length, so that a NUL inside does not cut it.
/// SQLITE_TRANSIENT is a cast macro, which Swift does not import. It makes SQLite copy the bytes:
/// a Swift string lends its own only during one call, and the statement lives longer.
static inline int csql_bind_text(sqlite3_stmt *_Nonnull statement, int index,
                                 const char *_Nonnull text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds a copy of bytes; the reason is that of csql_bind_text.
static inline int csql_bind_blob(sqlite3_stmt *_Nonnull statement, int index,
                                 const void *_Nonnull bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// Extended result codes are macros with a shift inside, which Swift does not import.

/// A virtual table, here a full-text index, is damaged.
static const int csql_corrupt_vtab = SQLITE_CORRUPT_VTAB;

/// The shared memory of the write-ahead log could not grow.
static const int csql_ioerr_shmsize = SQLITE_IOERR_SHMSIZE;

// A ranking function for full-text queries. Its parts are called by SQLite through a table of function pointers, with
// memory that SQLite owns, which is C from end to end; a Swift function could only spell it out with unsafe pointers.

/// How many rows with a phrase are counted. bm25() counts all, which for a common word takes longer than the query.
static const sqlite3_int64 csql_rank_counted_rows = 2000;

/// What ranking needs to know of a query, found out at its first match.
typedef struct {
  double average_size;
  int phrases;
  /// How much each phrase says, then room for how often it is in a row.
  double values[];
} csql_rank_query;

/// Counts rows with a phrase, up to the bound.
static inline int csql_rank_count(const Fts5ExtensionApi *_Nonnull api, Fts5Context *_Nonnull context,
                                  void *_Nonnull count) {
  (void)api;
  (void)context;
  sqlite3_int64 *rows = (sqlite3_int64 *)count;
  return ++*rows < csql_rank_counted_rows ? SQLITE_OK : SQLITE_DONE;
}

/// The natural logarithm of a number of at least 1; the header of the mathematical functions would bring their library.
static inline double csql_rank_log(double number) {
  double whole = 0;
  while (number >= 2) {
    number /= 2;
    whole += 1;
  }
  // ln(x) = 2 artanh((x - 1) / (x + 1)), which is within 1e-6 of it below 2 after these terms.
  double y = (number - 1) / (number + 1), square = y * y;
  double series = y * (1 + square * (1.0 / 3 + square * (1.0 / 5 + square * (1.0 / 7 + square / 9))));
  return whole * 0.6931471805599453 + 2 * series;
}

static inline int csql_rank_prepare(const Fts5ExtensionApi *_Nonnull api, Fts5Context *_Nonnull context,
                                    csql_rank_query *_Nullable *_Nonnull result) {
  *result = (csql_rank_query *)api->xGetAuxdata(context, 0);
  if (*result) return SQLITE_OK;
  int phrases = api->xPhraseCount(context);
  sqlite3_uint64 size = sizeof(csql_rank_query) + 2 * (sqlite3_uint64)phrases * sizeof(double);
  csql_rank_query *query = (csql_rank_query *)sqlite3_malloc64(size);
  if (!query) return SQLITE_NOMEM;
  query->phrases = phrases;
  sqlite3_int64 rows = 0, tokens = 0;
  int code = api->xRowCount(context, &rows);
  if (code == SQLITE_OK) code = api->xColumnTotalSize(context, -1, &tokens);
  query->average_size = rows > 0 && tokens > 0 ? (double)tokens / (double)rows : 1;
  for (int phrase = 0; code == SQLITE_OK && phrase < phrases; phrase++) {
    sqlite3_int64 hits = 0;
    // A phrase that is alone has no other to count more than; the order is the same with any weight.
    if (phrases > 1) code = api->xQueryPhrase(context, phrase, &hits, csql_rank_count);
    double odds = ((double)rows - (double)hits + 0.5) / ((double)hits + 0.5);
    double weight = odds > 1 ? csql_rank_log(odds) : 0;
    // As in bm25(), a phrase in most rows counts for hardly anything, but not for nothing.
    query->values[phrase] = weight > 1e-6 ? weight : 1e-6;
  }
  if (code != SQLITE_OK) {
    sqlite3_free(query);
    return code;
  }
  *result = query;
  // Frees it as well if it cannot be kept.
  return api->xSetAuxdata(context, query, sqlite3_free);
}

/// The score of a match; the arguments are the weights of the columns. Less is better.
static inline void csql_rank(const Fts5ExtensionApi *_Nonnull api, Fts5Context *_Nonnull context,
                             sqlite3_context *_Nonnull output, int count,
                             sqlite3_value *_Nonnull *_Nonnull arguments) {
  const double saturation = 1.2, by_size = 0.75;
  csql_rank_query *query = 0;
  int instances = 0, size = 0;
  int code = csql_rank_prepare(api, context, &query);
  if (code == SQLITE_OK) code = api->xInstCount(context, &instances);
  if (code == SQLITE_OK) code = api->xColumnSize(context, -1, &size);
  if (code != SQLITE_OK) {
    sqlite3_result_error_code(output, code);
    return;
  }
  double *frequencies = query->values + query->phrases;
  for (int phrase = 0; phrase < query->phrases; phrase++) frequencies[phrase] = 0;
  for (int instance = 0; instance < instances; instance++) {
    int phrase, column, offset;
    code = api->xInst(context, instance, &phrase, &column, &offset);
    if (code != SQLITE_OK) {
      sqlite3_result_error_code(output, code);
      return;
    }
    frequencies[phrase] += column < count ? sqlite3_value_double(arguments[column]) : 1;
  }
  double score = 0;
  for (int phrase = 0; phrase < query->phrases; phrase++) {
    double frequency = frequencies[phrase];
    score += query->values[phrase] * frequency * (saturation + 1) /
             (frequency + saturation * (1 - by_size + by_size * size / query->average_size));
  }
  sqlite3_result_double(output, -score);
}

/// Gives a connection the function `capped_bm25(table, weight...)` for its full-text queries.
static inline int csql_add_rank(sqlite3 *_Nonnull database) {
  fts5_api *api = 0;
  sqlite3_stmt *statement = 0;
  int code = sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, 0);
  if (code != SQLITE_OK) return code;
  sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", 0);
  sqlite3_step(statement);
  code = sqlite3_finalize(statement);
  if (code != SQLITE_OK) return code;
  if (!api) return SQLITE_ERROR;
  return api->xCreateFunction(api, "capped_bm25", 0, csql_rank, 0);
}
