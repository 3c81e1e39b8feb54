"""A small vocabulary for building Principled node graphs.

The Principled node also keeps plain default values: they are what export.py writes into FBX."""
import bpy


def linear(hex_colour):
    h = hex_colour.lstrip('#')
    channels = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (1,)


def scaled(colour, k):
    return tuple(min(1, c * k) for c in colour[:3]) + (1,)


def mixed(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


class Graph:
    def __init__(self, name, base, rough=.5, metallic=0, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes['Principled BSDF']
        self.set(Base_Color=base, Roughness=rough, Metallic=metallic, **inputs)

    def set(self, **inputs):
        for name, value in inputs.items():
            self.plug(self.principled.inputs[name.replace('_', ' ')], value)
        return self.material

    def plug(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif hasattr(value, 'outputs'):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in (inputs or {}).items():
            self.plug(made.inputs[name], value)
        return made

    def math(self, operation, a, b=0, c=0, clamp=False):
        return self.node('Math', {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp)

    def add(self, a, b): return self.math('ADD', a, b)
    def sub(self, a, b): return self.math('SUBTRACT', a, b)
    def mul(self, a, b): return self.math('MULTIPLY', a, b)

    def vector(self, operation, a, b=(0, 0, 0)):
        return self.node('VectorMath', {0: a, 1: b}, operation=operation)

    def stretch(self, vector, factor):
        return self.node('VectorMath', {0: vector, 'Scale': factor}, operation='SCALE')

    def join(self, x, y, z=0.0): return self.node('CombineXYZ', {0: x, 1: y, 2: z})
    def split(self, vector): return list(self.node('SeparateXYZ', {0: vector}).outputs)

    def noise(self, vector, scale, detail=2, rough=.5, twist=0):
        return self.node('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': twist}).outputs['Fac']

    def noise3(self, vector, scale, detail=2, rough=.5):
        return self.node('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough}).outputs['Color']

    def cells(self, vector, scale, feature='F1', randomness=1.0):
        return self.node('TexVoronoi', {'Vector': vector, 'Scale': scale, 'Randomness': randomness}, feature=feature)

    def mix(self, factor, a, b, blend='MIX'):
        return self.node('MixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}, blend_type=blend)

    def shade(self, colour, value):
        """The colour times a grey."""
        return self.mix(1.0, colour, self.node('CombineColor', {0: value, 1: value, 2: value}), 'MULTIPLY')

    def range(self, value, low, high, to=(0, 1), smooth=False):
        return self.node('MapRange', {'Value': value, 'From Min': low, 'From Max': high, 'To Min': to[0], 'To Max': to[1]},
                         interpolation_type='SMOOTHSTEP' if smooth else 'LINEAR')

    def bump(self, height, strength, metres):
        return self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': metres})

    def uv(self): return self.node('TexCoord').outputs['UV']
    def generated(self): return self.node('TexCoord').outputs['Generated']
    def facing(self, power=2.4): return self.math('POWER', self.node('LayerWeight', {'Blend': .5}).outputs['Facing'], power)

    def lot(self):
        """Three numbers that differ from part to part and never from run to run."""
        return self.node('ObjectInfo').outputs['Color']

    def chance(self): return self.node('SeparateColor', {0: self.lot()}).outputs[0]

    def place(self, spread=4.0):
        """Object coordinates in metres, shifted from part to part."""
        return self.vector('ADD', self.node('TexCoord').outputs['Object'], self.stretch(self.lot(), spread))

    def surface(self, shader):
        self.plug(self.tree.nodes['Material Output'].inputs[0], shader)
        return self.material

    def mix_shader(self, factor, a, b):
        return self.node('MixShader', {0: factor, 1: a, 2: b})
