// Dual-buffer, feature-guided non-local means: Debian's Blender has no denoiser of its own.
//
// Planes are planar float [channel][height * width]. A and B are two half-sample renders, already divided by albedo;
// F are feature planes with scale[j] = 1 / (2 sigma^2). Each half is filtered with weights taken from the other, so that
// noise never votes for itself. radius: of the disc that is searched, every step-th pixel of it; patch: half width of the compared
// patch; k: strength.
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int clamp(int v, int top) { return v < 0 ? 0 : v > top ? top : v; }

static void box_rows(const float *in, float *out, int w, int h, int r) {
  float share = 1.f / (2 * r + 1);
#pragma omp parallel for
  for (int y = 0; y < h; y++) {
    const float *p = in + (size_t)y * w;
    float *q = out + (size_t)y * w, sum = 0;
    for (int x = -r; x <= r; x++) sum += p[clamp(x, w - 1)];
    for (int x = 0; x < w; x++) {
      q[x] = sum * share;
      sum += p[clamp(x + r + 1, w - 1)] - p[clamp(x - r, w - 1)];
    }
  }
}

static void box_columns(const float *in, float *out, int w, int h, int r) {
  float share = 1.f / (2 * r + 1);
#pragma omp parallel for
  for (int x0 = 0; x0 < w; x0 += 64) {
    int n = x0 + 64 < w ? 64 : w - x0;
    float sum[64] = {0};
    for (int y = -r; y <= r; y++)
      for (int x = 0; x < n; x++) sum[x] += in[(size_t)clamp(y, h - 1) * w + x0 + x];
    for (int y = 0; y < h; y++) {
      const float *drop = in + (size_t)clamp(y - r, h - 1) * w + x0, *take = in + (size_t)clamp(y + r + 1, h - 1) * w + x0;
      float *q = out + (size_t)y * w + x0;
      for (int x = 0; x < n; x++) {
        q[x] = sum[x] * share;
        sum[x] += take[x] - drop[x];
      }
    }
  }
}

static void box_mean(const float *in, float *scratch, float *out, int w, int h, int r) {
  box_rows(in, scratch, w, h, r);
  box_columns(scratch, out, w, h, r);
}

static void variance(const float *A, const float *B, float *scratch, float *raw, float *out, int w, int h) {
  size_t n = (size_t)w * h;
  for (int c = 0; c < 3; c++) {
    for (size_t i = 0; i < n; i++) {
      float e = A[c * n + i] - B[c * n + i];
      raw[i] = e * e * .5f;
    }
    box_mean(raw, scratch, out + c * n, w, h, 4);
  }
}

// Squared patch distance between the picture and itself moved by (dx, dy), less what noise alone explains.
static void distance(const float *S, const float *var, float *out, int w, int h, int dx, int dy, float k) {
  size_t n = (size_t)w * h;
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      size_t p = (size_t)y * w + x, q = (size_t)clamp(y + dy, h - 1) * w + clamp(x + dx, w - 1);
      float sum = 0;
      for (int c = 0; c < 3; c++) {
        float e = S[c * n + p] - S[c * n + q], vp = var[c * n + p], vq = var[c * n + q];
        sum += (e * e - (vp + fminf(vp, vq))) / (1e-6f + k * k * (vp + vq));
      }
      out[p] = sum / 3;
    }
}

void denoise(const float *A, const float *B, const float *F, int features, const float *scale, float *outA, float *outB,
             int w, int h, int radius, int step, int patch, float k) {
  size_t n = (size_t)w * h;
  float *var = malloc(12 * n), *scratch = malloc(4 * n), *raw = malloc(4 * n);
  float *dA = malloc(4 * n), *dB = malloc(4 * n), *sumA = calloc(n, 4), *sumB = calloc(n, 4);
  memset(outA, 0, 12 * n);
  memset(outB, 0, 12 * n);
  variance(A, B, scratch, raw, var, w, h);
  for (int dy = -radius; dy <= radius; dy += step)
    for (int dx = -radius; dx <= radius; dx += step) {
      if (dx * dx + dy * dy > radius * (radius + 1)) continue;
      distance(A, var, raw, w, h, dx, dy, k);
      box_mean(raw, scratch, dA, w, h, patch);
      distance(B, var, raw, w, h, dx, dy, k);
      box_mean(raw, scratch, dB, w, h, patch);
#pragma omp parallel for
      for (int y = 0; y < h; y++) {
        if (y + dy < 0 || y + dy >= h) continue;
        for (int x = 0; x < w; x++) {
          if (x + dx < 0 || x + dx >= w) continue;
          size_t p = (size_t)y * w + x, q = (size_t)(y + dy) * w + x + dx;
          float g = 0;
          for (int j = 0; j < features; j++) {
            float e = F[j * n + p] - F[j * n + q];
            g += e * e * scale[j];
          }
          float fromA = expf(-fmaxf(0, dA[p]) - g), fromB = expf(-fmaxf(0, dB[p]) - g);
          for (int c = 0; c < 3; c++) {
            outA[c * n + p] += fromB * A[c * n + q];
            outB[c * n + p] += fromA * B[c * n + q];
          }
          sumA[p] += fromB;
          sumB[p] += fromA;
        }
      }
    }
  for (int c = 0; c < 3; c++)
    for (size_t i = 0; i < n; i++) {
      outA[c * n + i] /= sumA[i] + 1e-9f;
      outB[c * n + i] /= sumB[i] + 1e-9f;
    }
  free(var), free(scratch), free(raw), free(dA), free(dB), free(sumA), free(sumB);
}
