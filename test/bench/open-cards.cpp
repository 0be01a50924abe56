// The measure of S5: the search for card points with open cards once more, plain, with the same order of moves, the same
// bounds and the same table, so that only the language differs. Reads deals as lines of numbers: the kinds by place, the
// card points by place, the trumps, what each seat holds, declarer, leader, card points needed. Writes a line for each:
// the bound and its seconds, the exact card points and their seconds, the cards played in both searches.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using Set = uint32_t;

static const int SIZE_LOG = 16, WIDTH = 20, MOVE = 14, UPPER = 7, BOUND = 127, FIRST = 1000;
static const Set KNOWN = 1u << 20;

static Set kinds[32], takers[32], plain[5], trumps, own[3];
static int points[32], plains, declarer;
static int leadServing[32], leadOther[32], replyServing[32], replyOther[32];
static int places[30 * WIDTH], order[30 * WIDTH];
static Set *rests;
static uint32_t *datas;
static long long nodes;

static int top(Set set) { return 31 - __builtin_clz(set); }
static Set above(Set set) { return set == 0 ? ~0u : ~(((Set)2 << top(set)) - 1); }
static int after(int seat) { return seat == 2 ? 0 : seat + 1; }
static bool has(Set set, int place) { return (set >> place) & 1; }
static Set following(Set hand, int led) {
  Set same = hand & kinds[led];
  return same == 0 ? hand : same;
}

static int writeMoves(int ply, Set legal, Set hand, Set live, Set serving, const int *yes, const int *no, int first) {
  int start = ply * WIDTH, end = start, last = -1;
  Set foreign = live & ~hand;
  while (legal != 0) {
    int place = top(legal);
    legal ^= 1u << place;
    bool same = last >= 0 && kinds[last] == kinds[place] && points[last] == points[place] &&
                (foreign & ((1u << last) - 1) & ~(((Set)2 << place) - 1)) == 0;
    last = place;
    if (same) continue;
    int rank = place == first ? FIRST : (has(serving, place) ? yes : no)[place], at = end;
    for (; at > start && order[at - 1] < rank; at--) places[at] = places[at - 1], order[at] = order[at - 1];
    places[at] = place, order[at] = rank;
    end++;
  }
  return end;
}

static int sure(Set rest, Set his, int leader, int left, int need) {
  int sum = 0;
  Set leading = own[leader] & rest, trumpsLeft = rest & trumps;
  bool byHim = trumpsLeft == 0 ? leader == declarer : has(his, top(trumpsLeft));
  Set side = byHim ? his : rest & ~his;
  for (Set run = trumpsLeft; run != 0 && has(side, top(run)); run ^= 1u << top(run)) sum += points[top(run)];
  if ((leader == declarer) == byHim && (trumpsLeft & ~side) == 0)
    for (int kind = 0; kind < plains; kind++)
      for (Set run = rest & plain[kind]; run != 0 && has(leading, top(run)); run ^= 1u << top(run)) sum += points[top(run)];
  if (byHim) return sum >= need ? sum : -1;
  return left - sum < need ? left - sum : -1;
}

static Set servingLeads(Set rest, Set hand, int leader) {
  Set others = leader == declarer ? rest & ~hand : own[declarer] & rest, serving = 0;
  for (int index = 0; index < plains; index++) {
    Set kind = plain[index], held = hand & kind;
    if (held == 0) continue;
    if (leader == declarer) {
      Set one = own[after(leader)] & rest, other = own[after(after(leader))] & rest;
      bool ruffed = ((one & kind) == 0 && (one & trumps) != 0) || ((other & kind) == 0 && (other & trumps) != 0);
      if (!ruffed) serving |= held & above(others & kind);
    } else if ((others & kind) != 0) serving |= held & above(others & kind);
    else if ((others & trumps) == 0) serving |= held;
  }
  return serving | (hand & trumps & above(others & trumps));
}

static Set servingSeconds(Set rest, Set legal, int seat, int led) {
  int third = after(seat);
  Set best = following(own[third] & rest, led) & takers[led], overLed = takers[led] & above(1u << led), overThird = above(best);
  if (seat == declarer) return overLed & overThird;
  if (third == declarer) return has(overThird, led) ? legal : overLed & overThird;
  return (best & overLed) != 0 ? legal : overLed;
}

static int lead(int ply, Set rest, int leader, int left, int need);

static int third(int ply, Set rest, int leader, int left, int need, int led, int second) {
  int seat = after(after(leader));
  Set hand = own[seat] & rest, legal = following(hand, led);
  bool taken = second > led && has(takers[led], second);
  int holder = taken ? after(leader) : leader;
  Set winning = takers[led] & above(1u << (taken ? second : led));
  bool his = seat == declarer;
  Set serving = his || holder == declarer ? winning : legal;
  int end = writeMoves(ply, legal, hand, rest | 1u << led | 1u << second, serving, replyServing, replyOther, -1);
  int lying = points[led] + points[second], best = his ? -1 : BOUND;
  for (int at = ply * WIDTH; at < end; at++) {
    int place = places[at];
    nodes++;
    int taker = has(winning, place) ? seat : holder, trick = lying + points[place], gain = taker == declarer ? trick : 0;
    int value = gain + lead(ply + 1, rest ^ 1u << place, taker, left - trick, need - gain);
    if (his ? value > best : value < best) {
      best = value;
      if (his ? best >= need : best < need) break;
    }
  }
  return best;
}

static int second(int ply, Set rest, int leader, int left, int need, int led) {
  int seat = after(leader);
  Set hand = own[seat] & rest, legal = following(hand, led), serving = servingSeconds(rest, legal, seat, led);
  bool his = seat == declarer;
  int end = writeMoves(ply, legal, hand, rest | 1u << led, serving, replyServing, replyOther, -1), best = his ? -1 : BOUND;
  for (int at = ply * WIDTH; at < end; at++) {
    int place = places[at];
    nodes++;
    int value = third(ply + 1, rest ^ 1u << place, leader, left, need, led, place);
    if (his ? value > best : value < best) {
      best = value;
      if (his ? best >= need : best < need) break;
    }
  }
  return best;
}

static int lead(int ply, Set rest, int leader, int left, int need) {
  if (need <= 0) return 0;
  if (left < need) return left;
  int bound = sure(rest, own[declarer] & rest, leader, left, need);
  if (bound >= 0) return bound;
  uint32_t slot = (rest * 0x9e3779b1u >> (32 - SIZE_LOG)) + ((uint32_t)leader << SIZE_LOG);
  uint32_t known = rests[slot] == rest ? datas[slot] : 0;
  int lower = 0, upper = left, first = -1;
  if (known != 0) {
    lower = known & BOUND;
    if (lower >= need) return lower;
    upper = known >> UPPER & BOUND;
    if (upper < need) return upper;
    first = known >> MOVE & 31;
  }
  bool his = leader == declarer;
  Set hand = own[leader] & rest;
  int end = writeMoves(ply, hand, hand, rest, servingLeads(rest, hand, leader), leadServing, leadOther, first);
  int best = his ? -1 : BOUND;
  for (int at = ply * WIDTH; at < end; at++) {
    int place = places[at];
    nodes++;
    int value = second(ply + 1, rest ^ 1u << place, leader, left, need, place);
    if (his ? value > best : value < best) {
      best = value;
      first = place;
      if (his ? best >= need : best < need) break;
    }
  }
  (best >= need ? lower : upper) = best;
  rests[slot] = rest;
  datas[slot] = KNOWN | (uint32_t)first << MOVE | (uint32_t)upper << UPPER | (uint32_t)lower;
  return best;
}

static double seconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static void clearTable() {
  free(rests), free(datas);
  rests = (Set *)calloc((size_t)3 << SIZE_LOG, 4), datas = (uint32_t *)calloc((size_t)3 << SIZE_LOG, 4);
  nodes = 0;
}

static int exact(Set rest, int leader, int left, int guess) {
  int lower = 0, upper = left, next = guess < 1 ? 1 : guess > left ? left : guess;
  while (lower < upper) {
    int need = next == lower ? lower + 1 : next, value = lead(0, rest, leader, left, need);
    (value >= need ? lower : upper) = value;
    next = value;
  }
  return lower;
}

int main() {
  while (scanf("%u", &kinds[0]) == 1) {
    int leader, need, left = 0;
    for (int place = 1; place < 32; place++) if (scanf("%u", &kinds[place]) != 1) return 1;
    for (int place = 0; place < 32; place++) if (scanf("%d", &points[place]) != 1) return 1;
    if (scanf("%u %u %u %u %d %d %d", &trumps, &own[0], &own[1], &own[2], &declarer, &leader, &need) != 7) return 1;
    plains = 0;
    for (int place = 0; place < 32; place++) {
      bool trump = has(trumps, place);
      takers[place] = kinds[place] | trumps;
      if (!trump && (plains == 0 || plain[plains - 1] != kinds[place])) plain[plains++] = kinds[place];
      leadServing[place] = replyServing[place] = 100 + points[place];
      leadOther[place] = 50 - 2 * points[place] + (trump ? 20 : 0);
      replyOther[place] = 50 - 2 * points[place] - (trump ? 5 : 0);
    }
    Set rest = own[0] | own[1] | own[2];
    for (int place = 0; place < 32; place++) if (has(rest, place)) left += points[place];
    int bound = 0, value = 0;
    long long winNodes = 0;
    double win = 1e9, whole = 1e9;
    for (int time = 0; time < 3; time++) {
      double start = seconds();
      clearTable();
      bound = lead(0, rest, leader, left, need);
      winNodes = nodes;
      double middle = seconds();
      clearTable();
      value = exact(rest, leader, left, need);
      double end = seconds();
      if (middle - start < win) win = middle - start;
      if (end - middle < whole) whole = end - middle;
    }
    printf("%d %.9f %d %.9f %lld %lld\n", bound, win, value, whole, winNodes, nodes);
  }
}
